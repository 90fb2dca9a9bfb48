import ReplacedSelf

/// A spy of `Chain`, yours to edit.
@dynamicMemberLookup
nonisolated final class ChainSpy: Chain {
    struct StaticStorage {
        var plusAssignCalls: [(a: ChainSpy, b: ChainSpy)] = []
        var plusAssignStub: @Sendable (inout ChainSpy, ChainSpy) -> Void = { _, _ in }
        var tildeGreaterCalls: [ChainSpy] = []
        var tildeGreaterStub: @Sendable (inout ChainSpy) -> Int = { _ in 0 }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    static func += (a: inout ChainSpy, b: ChainSpy) {
        staticStorage.append((a, b), to: \.plusAssignCalls)
        staticStorage.plusAssignStub(&a, b)
    }

    static postfix func ~> (a: inout ChainSpy) -> Int {
        staticStorage.append(a, to: \.tildeGreaterCalls)
        return staticStorage.tildeGreaterStub(&a)
    }

    // MARK: join(_:)
    var joinCalls: [ChainSpy] = []
    var joinStub: (inout ChainSpy) -> Void = { _ in }
    func join(_ other: inout ChainSpy) {
        joinCalls.append(other)
        joinStub(&other)
    }
}

/// A spy of `Rope`, yours to edit.
@MainActor
final class RopeSpy: Rope {
    /// Resets the storage of static members.
    static func reset() {
        plusAssignStub = { _, _ in }
        plusAssignCalls = []
    }

    // MARK: +=(_:_:)
    static var plusAssignCalls: [(a: RopeSpy, b: Int)] = []
    static var plusAssignStub: (inout RopeSpy, Int) throws -> Void = { _, _ in }
    static func += (a: inout RopeSpy, b: Int) throws {
        plusAssignCalls.append((a, b))
        try plusAssignStub(&a, b)
    }
}

/// A spy of `Cable`, yours to edit.
@dynamicMemberLookup
final class CableSpy: Cable {
    struct StaticStorage {
        var plusAssignCalls: [(a: CableSpy, b: Int)] = []
        var plusAssignStub: @Sendable (inout CableSpy, Int) -> Void = { _, _ in }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    static func += (a: inout CableSpy, b: Int) {
        staticStorage.append((a, b), to: \.plusAssignCalls)
        staticStorage.plusAssignStub(&a, b)
    }
}

/// A spy of `Cord`, yours to edit.
@dynamicMemberLookup
actor CordSpy: Cord {
    nonisolated struct StaticStorage {
        var plusAssignCalls: [(a: CordSpy, b: Int)] = []
        var plusAssignStub: @Sendable (inout CordSpy, Int) -> Void = { _, _ in }
    }

    private nonisolated static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    func configure(_ change: @Sendable (isolated CordSpy) -> Void) { change(self) }

    static func += (a: inout CordSpy, b: Int) {
        staticStorage.append((a, b), to: \.plusAssignCalls)
        staticStorage.plusAssignStub(&a, b)
    }
}
