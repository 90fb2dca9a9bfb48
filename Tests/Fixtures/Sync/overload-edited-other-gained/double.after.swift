import Foundation

@testable import Notes

/// A stub of `Store`, yours to edit.
nonisolated final class StoreStub: Store, Owned3 {
    // MARK: remove(by:)
    var removeByStub: (@escaping @Sendable (Int) -> Void) async throws -> Note? = { _ in nil }
    func remove(by first: @escaping @Sendable (Int) -> Void) async throws -> Note? {
        let owned1 = 1; _ = owned1
        return try await removeByStub(first)
    }

    // MARK: item(at:)
    var itemAtStub: (URL) -> Int = { _ in 0 }
    func item(at first: URL) -> Int { itemAtStub(first) }

    #if os(Linux)
    // MARK: item(by:)
    var itemByStub: ((Int, String)) async throws -> Bool = { _ in false }
    func item(at first: (Int, String)) async throws -> Bool {
        let owned4 = 1; _ = owned4
        return try await itemByStub(first)
    }
    #endif
}

protocol Owned3 {}
