@testable import Notes

/// A stub of `Store`, yours to edit.
@dynamicMemberLookup
nonisolated final class StoreStub: Store {
    struct StaticStorage {
        var titleForStub: @Sendable (String) -> String = { _ in "" }
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // Everybody asks for this one.
    static func title(for text: String) -> String { staticStorage.titleForStub(text) }
    func save(_ text: String) {}
}
