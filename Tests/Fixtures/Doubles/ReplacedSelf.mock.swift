import ReplacedSelf

/// A mock of `Chain`, yours to edit.
@dynamicMemberLookup
nonisolated final class ChainMock: Chain {
    struct StaticStorage {
        var plusAssignCalls: [(a: ChainMock, b: ChainMock)] = []
        var plusAssignStub: @Sendable (inout ChainMock, ChainMock) -> Void = { _, _ in }
        var plusAssignExpectations: [ExpectedCalls<(a: ChainMock, b: ChainMock)>] = []
        var tildeGreaterCalls: [ChainMock] = []
        var tildeGreaterStub: @Sendable (inout ChainMock) -> Int = { _ in 0 }
        var tildeGreaterExpectations: [ExpectedCalls<ChainMock>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += Self.staticStorage.plusAssignExpectations.unmet(Self.staticStorage.plusAssignCalls, of: "+=(_:_:)")
        unmet += Self.staticStorage.tildeGreaterExpectations.unmet(Self.staticStorage.tildeGreaterCalls, of: "~>(_:)")
        unmet += joinExpectations.unmet(joinCalls, of: "join(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    static func += (a: inout ChainMock, b: ChainMock) {
        staticStorage.append((a, b), to: \.plusAssignCalls)
        staticStorage.plusAssignStub(&a, b)
    }

    static postfix func ~> (a: inout ChainMock) -> Int {
        staticStorage.append(a, to: \.tildeGreaterCalls)
        return staticStorage.tildeGreaterStub(&a)
    }

    // MARK: join(_:)
    var joinCalls: [ChainMock] = []
    var joinStub: (inout ChainMock) -> Void = { _ in }
    var joinExpectations: [ExpectedCalls<ChainMock>] = []
    func join(_ other: inout ChainMock) {
        joinCalls.append(other)
        joinStub(&other)
    }
}

/// A mock of `Rope`, yours to edit.
@MainActor
final class RopeMock: Rope {
    /// Resets the storage of static members.
    static func reset() {
        plusAssignStub = { _, _ in }
        plusAssignCalls = []
        plusAssignExpectations = []
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += Self.plusAssignExpectations.unmet(Self.plusAssignCalls, of: "+=(_:_:)")
        return unmet
    }

    deinit { UnreadExpectations.reportOnMainActor { unmetExpectations } }

    // MARK: +=(_:_:)
    static var plusAssignCalls: [(a: RopeMock, b: Int)] = []
    static var plusAssignStub: (inout RopeMock, Int) throws -> Void = { _, _ in }
    static var plusAssignExpectations: [ExpectedCalls<(a: RopeMock, b: Int)>] = []
    static func += (a: inout RopeMock, b: Int) throws {
        plusAssignCalls.append((a, b))
        try plusAssignStub(&a, b)
    }
}

/// A mock of `Cable`, yours to edit.
@dynamicMemberLookup
final class CableMock: Cable {
    struct StaticStorage {
        var plusAssignCalls: [(a: CableMock, b: Int)] = []
        var plusAssignStub: @Sendable (inout CableMock, Int) -> Void = { _, _ in }
        var plusAssignExpectations: [ExpectedCalls<(a: CableMock, b: Int)>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += Self.staticStorage.plusAssignExpectations.unmet(Self.staticStorage.plusAssignCalls, of: "+=(_:_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    static func += (a: inout CableMock, b: Int) {
        staticStorage.append((a, b), to: \.plusAssignCalls)
        staticStorage.plusAssignStub(&a, b)
    }
}

/// A mock of `Cord`, yours to edit.
@dynamicMemberLookup
actor CordMock: Cord {
    nonisolated struct StaticStorage {
        var plusAssignCalls: [(a: CordMock, b: Int)] = []
        var plusAssignStub: @Sendable (inout CordMock, Int) -> Void = { _, _ in }
        var plusAssignExpectations: [ExpectedCalls<(a: CordMock, b: Int)>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += Self.staticStorage.plusAssignExpectations.unmet(Self.staticStorage.plusAssignCalls, of: "+=(_:_:)")
        return unmet
    }

    func configure(_ change: @Sendable (isolated CordMock) -> Void) { change(self) }

    static func += (a: inout CordMock, b: Int) {
        staticStorage.append((a, b), to: \.plusAssignCalls)
        staticStorage.plusAssignStub(&a, b)
    }
}
