#if compiler(>=5.5)
import Foundation

protocol Store {
    func save(_ note: Data)
}
#endif
