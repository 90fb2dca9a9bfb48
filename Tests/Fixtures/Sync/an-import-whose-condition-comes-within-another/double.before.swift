#if os(Linux)
import Glibc
#endif

#if canImport(Foundation)
import Foundation
#endif

@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    func save(_ note: Data) {}
}
