@testable import Notes

/// A stub of `Store`, yours to edit.
@MainActor
final class StoreStub: Store {
    #if DEBUG || !DEBUG
    var removeStub: @MainActor () async -> Note? = { nil }
    /// owned4.
    func remove() async -> Note? {
        let owned3 = 1; _ = owned3
        return await removeStub()
    }
    #endif

    var find = 0
}

extension Int { var owned1: Int { self } }
