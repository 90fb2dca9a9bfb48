#if canImport(Foundation)
import Foundation
#if os(Linux)
import Glibc
#endif
#endif

protocol Store {
    func save(_ note: Data)
}
