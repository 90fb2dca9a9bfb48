@testable import Notes

/// A wrapper of `Store`, yours to edit.
nonisolated struct StoreWrapper<Base: Store>: Store {
    let base: Base

    #if os(Linux)
    func remove() async throws {
        let owned1 = 1; _ = owned1
        try await base.remove()
    }

    var save: Int {
        get async { await base.save }
    }
    #endif

    func store(by first: Int, for second: Int) throws -> [String: Int] {
        let owned2 = 1; _ = owned2
        return try base.store(by: first, for: second)
    }
}
