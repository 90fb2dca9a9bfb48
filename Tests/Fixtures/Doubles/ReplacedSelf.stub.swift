import ReplacedSelf

/// A stub of `Chain`, yours to edit.
@dynamicMemberLookup
nonisolated final class ChainStub: Chain {
    struct StaticStorage {
        var plusAssignStub: @Sendable (inout ChainStub, ChainStub) -> Void = { _, _ in }
        var tildeGreaterStub: @Sendable (inout ChainStub) -> Int = { _ in 0 }
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

    static func += (a: inout ChainStub, b: ChainStub) { staticStorage.plusAssignStub(&a, b) }
    static postfix func ~> (a: inout ChainStub) -> Int { staticStorage.tildeGreaterStub(&a) }

    // MARK: join(_:)
    var joinStub: (inout ChainStub) -> Void = { _ in }
    func join(_ other: inout ChainStub) { joinStub(&other) }
}

/// A stub of `Rope`, yours to edit.
@MainActor
final class RopeStub: Rope {
    /// Resets the storage of static members.
    static func reset() { plusAssignStub = { _, _ in } }

    // MARK: +=(_:_:)
    static var plusAssignStub: (inout RopeStub, Int) throws -> Void = { _, _ in }
    static func += (a: inout RopeStub, b: Int) throws { try plusAssignStub(&a, b) }
}

/// A stub of `Cable`, yours to edit.
@dynamicMemberLookup
final class CableStub: Cable {
    struct StaticStorage {
        var plusAssignStub: @Sendable (inout CableStub, Int) -> Void = { _, _ in }
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

    static func += (a: inout CableStub, b: Int) { staticStorage.plusAssignStub(&a, b) }
}

/// A stub of `Cord`, yours to edit.
@dynamicMemberLookup
actor CordStub: Cord {
    nonisolated struct StaticStorage {
        var plusAssignStub: @Sendable (inout CordStub, Int) -> Void = { _, _ in }
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

    func configure(_ change: @Sendable (isolated CordStub) -> Void) { change(self) }

    static func += (a: inout CordStub, b: Int) { staticStorage.plusAssignStub(&a, b) }
}
