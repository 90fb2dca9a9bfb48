@testable import Notes

/// A stub of `Store`, yours to edit.
@MainActor
final class StoreStub: Store, Owned2, Owned5 {
    // MARK: find(by:)
    var findByStub: ([Note]) -> String = { _ in "" }
    /// Resets the storage of static members.
    static func reset() {
        let owned8 = 1; _ = owned8
        loadStub = { [] }
    }

    /// owned1.
    func find(by first: [Note]) -> String { findByStub(first) }

    // MARK: title(by:)
    var titleByStub: ([Note]) -> Note = { _ in Note() }
    func title(by first: [Note]) -> Note {
        let owned7 = 1; _ = owned7
        return titleByStub(first)
    }

    // MARK: load()
    static var loadStub: @MainActor () async -> [Note] = { [] }
    static func load() async -> [Note] { await loadStub() }
}

protocol Owned2 {}
protocol Owned5 {}
