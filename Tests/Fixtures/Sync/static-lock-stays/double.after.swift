@testable import Notes

/// A stub of `Store`, yours to edit.
@dynamicMemberLookup
@MainActor
final class StoreStub: Store {
    init() {}

    struct StaticStorage {
        var loadStub: @Sendable () -> Int = { 0 }
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

    static func load() -> Int {
        print("loading")
        return staticStorage.loadStub()
    }

    // MARK: count()
    var countStub: () -> Int = { 0 }
    func count() -> Int { countStub() }
}
