@testable import Notes

/// A spy of `Archive`, yours to edit.
@dynamicMemberLookup
nonisolated final class ArchiveSpy: Archive {
    init() {}

    struct StaticStorage {
        var initPathStub: @Sendable (String) throws -> Void = { _ in }
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

    // MARK: init(path:)
    private(set) var initPathCalls: [String] = []
    init(path: String) throws {
        assert(!path.isEmpty)
        initPathCalls.append(path)
        try Self.staticStorage.initPathStub(path)
    }

    // MARK: count()
    private(set) var countCallCount = 0
    var countStub: () -> Int = { 0 }
    func count() -> Int {
        countCallCount += 1
        return countStub()
    }
}
