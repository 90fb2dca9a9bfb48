#if os(Windows)
#else
import Foundation
protocol Store {
    func save(_ data: Data)
    func load() -> Int
}
#endif
