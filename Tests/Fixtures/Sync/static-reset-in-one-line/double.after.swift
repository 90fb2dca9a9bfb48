@testable import Notes

/// A stub of `Store`, yours to edit.
@dynamicMemberLookup
nonisolated final class StoreStub: Store, Owned2, Owned5 {
    // MARK: find(by:)
    var findByStub: ([Note]) -> String = { _ in "" }
    struct StaticStorage {
        var loadStub: @Sendable () async -> [Note] = { [] }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        let owned8 = 1; _ = owned8
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// owned1.
    func find(by first: [Note]) -> String { findByStub(first) }

    // MARK: title(by:)
    var titleByStub: ([Note]) -> Note = { _ in Note() }
    func title(by first: [Note]) -> Note {
        let owned7 = 1; _ = owned7
        return titleByStub(first)
    }

    static func load() async -> [Note] { await staticStorage.loadStub() }
}

protocol Owned2 {}
protocol Owned5 {}
