import ReplacedSelf

/// A client of `Chain`, yours to edit.
@dynamicMemberLookup
nonisolated final class ChainClient: Chain {
    /// A client whose members fail until they are set.
    static var unimplemented: ChainClient { ChainClient() }

    init() {}

    struct StaticStorage {
        var onPlusAssign: @Sendable (inout ChainClient, ChainClient) -> Void = { _, _ in
            TestIssue.report("ChainClient.onPlusAssign is not set")
        }
        var onTildeGreater: @Sendable (inout ChainClient) -> Int = { _ in
            TestIssue.report("ChainClient.onTildeGreater is not set", returning: 0)
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

    static func += (a: inout ChainClient, b: ChainClient) { staticStorage.onPlusAssign(&a, b) }
    static postfix func ~> (a: inout ChainClient) -> Int { staticStorage.onTildeGreater(&a) }

    // MARK: join(_:)
    var onJoin: (inout ChainClient) -> Void = { _ in TestIssue.report("ChainClient.onJoin is not set") }
    func join(_ other: inout ChainClient) { onJoin(&other) }
}

/// A client of `Rope`, yours to edit.
@MainActor
final class RopeClient: Rope {
    /// A client whose members fail until they are set.
    static var unimplemented: RopeClient { RopeClient() }

    init() {}

    /// Resets the storage of static members.
    static func reset() { onPlusAssign = { _, _ in TestIssue.report("RopeClient.onPlusAssign is not set") } }

    // MARK: +=(_:_:)
    static var onPlusAssign: @MainActor (inout RopeClient, Int) throws -> Void = { _, _ in
        TestIssue.report("RopeClient.onPlusAssign is not set")
    }
    static func += (a: inout RopeClient, b: Int) throws { try onPlusAssign(&a, b) }
}

/// A client of `Cable`, yours to edit.
@dynamicMemberLookup
final class CableClient: Cable {
    /// A client whose members fail until they are set.
    static var unimplemented: CableClient { CableClient() }

    init() {}

    struct StaticStorage {
        var onPlusAssign: @Sendable (inout CableClient, Int) -> Void = { _, _ in
            TestIssue.report("CableClient.onPlusAssign is not set")
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

    static func += (a: inout CableClient, b: Int) { staticStorage.onPlusAssign(&a, b) }
}
