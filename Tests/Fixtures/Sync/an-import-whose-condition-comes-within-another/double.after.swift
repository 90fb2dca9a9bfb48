#if canImport(Foundation)
import Foundation
#if os(Linux)
import Glibc
#endif
#endif

@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    func save(_ note: Data) {}
}
