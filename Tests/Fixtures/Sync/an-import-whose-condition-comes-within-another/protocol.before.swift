#if os(Linux)
import Glibc
#endif
#if canImport(Foundation)
import Foundation
#endif

protocol Store {
    func save(_ note: Data)
}
