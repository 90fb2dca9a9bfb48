#if canImport(Darwin)
import Foundation
#else
@preconcurrency import Foundation
#endif

protocol Store {
    func save(_ note: Data)
}
