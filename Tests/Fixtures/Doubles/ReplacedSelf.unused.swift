import ReplacedSelf

/// A spy of `Chain`, yours to edit.
@dynamicMemberLookup
nonisolated final class ChainSpy: Chain {
    struct StaticStorage {
        @Recorded("ChainSpy.+=(_:_:)") var plusAssignCalls: [(a: ChainSpy, b: ChainSpy)] = []
        @Stubbed(behindLock: "ChainSpy.plusAssignStub") var plusAssignStub:
            @Sendable (inout ChainSpy, ChainSpy) -> Void = { _, _ in }
        @Recorded("ChainSpy.~>(_:)") var tildeGreaterCalls: [ChainSpy] = []
        @Stubbed(behindLock: "ChainSpy.tildeGreaterStub") var tildeGreaterStub: @Sendable (inout ChainSpy) -> Int = {
            _ in
            0
        }
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

    var order: CallOrder? { didSet { Unused.reads("ChainSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { joinCalls = [] }

    static func += (a: inout ChainSpy, b: ChainSpy) {
        staticStorage.withLock { $0.$plusAssignCalls.append((a, b)) }
        staticStorage.plusAssignStub(&a, b)
    }

    static postfix func ~> (a: inout ChainSpy) -> Int {
        staticStorage.withLock { $0.$tildeGreaterCalls.append(a) }
        return staticStorage.tildeGreaterStub(&a)
    }

    // MARK: join(_:)
    @Recorded("ChainSpy.join(_:)") var joinCalls: [ChainSpy] = []
    @Stubbed("ChainSpy.joinStub") var joinStub: (inout ChainSpy) -> Void = { _ in }
    func join(_ other: inout ChainSpy) {
        $joinCalls.append(other)
        order?.add("join(_:)")
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

    /// Forgets all recorded calls.
    func resetCalls() {}

    // MARK: +=(_:_:)
    @Recorded("RopeSpy.+=(_:_:)") static var plusAssignCalls: [(a: RopeSpy, b: Int)] = []
    @Stubbed("RopeSpy.plusAssignStub") static var plusAssignStub: (inout RopeSpy, Int) throws -> Void = { _, _ in }
    static func += (a: inout RopeSpy, b: Int) throws {
        $plusAssignCalls.append((a, b))
        try plusAssignStub(&a, b)
    }
}

/// A spy of `Cable`, yours to edit.
@dynamicMemberLookup
final class CableSpy: Cable {
    struct StaticStorage {
        @Recorded("CableSpy.+=(_:_:)") var plusAssignCalls: [(a: CableSpy, b: Int)] = []
        @Stubbed(behindLock: "CableSpy.plusAssignStub") var plusAssignStub: @Sendable (inout CableSpy, Int) -> Void = {
            _, _ in
        }
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

    /// Forgets all recorded calls.
    func resetCalls() {}

    static func += (a: inout CableSpy, b: Int) {
        staticStorage.withLock { $0.$plusAssignCalls.append((a, b)) }
        staticStorage.plusAssignStub(&a, b)
    }
}

/// A spy of `Cord`, yours to edit.
@dynamicMemberLookup
actor CordSpy: Cord {
    nonisolated struct StaticStorage {
        @Recorded("CordSpy.+=(_:_:)") var plusAssignCalls: [(a: CordSpy, b: Int)] = []
        @Stubbed(behindLock: "CordSpy.plusAssignStub") var plusAssignStub: @Sendable (inout CordSpy, Int) -> Void = {
            _, _ in
        }
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

    /// Forgets all recorded calls.
    func resetCalls() {}

    func configure(_ change: @Sendable (isolated CordSpy) -> Void) { change(self) }

    static func += (a: inout CordSpy, b: Int) {
        staticStorage.withLock { $0.$plusAssignCalls.append((a, b)) }
        staticStorage.plusAssignStub(&a, b)
    }
}
