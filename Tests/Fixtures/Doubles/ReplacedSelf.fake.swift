import ReplacedSelf

/// A fake of `Chain`, yours to edit.
@dynamicMemberLookup
nonisolated final class ChainFake: Chain {
    struct StaticStorage {
        var tildeGreaterStub: @Sendable (inout ChainFake) -> Int = { _ in
            TestIssue.report("ChainFake.tildeGreaterStub is not set", returning: 0)
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    static func += (a: inout ChainFake, b: ChainFake) {}
    static postfix func ~> (a: inout ChainFake) -> Int { staticStorage.tildeGreaterStub(&a) }
    func join(_ other: inout ChainFake) {}
}

/// A fake of `Rope`, yours to edit.
@MainActor
final class RopeFake: Rope {
    // MARK: +=(_:_:)
    static var plusAssignStub: (inout RopeFake, Int) throws -> Void = { _, _ in
        TestIssue.report("RopeFake.plusAssignStub is not set")
    }
    static func += (a: inout RopeFake, b: Int) throws { try plusAssignStub(&a, b) }
}

/// A fake of `Cable`, yours to edit.
final class CableFake: Cable {
    static func += (a: inout CableFake, b: Int) {}
}

/// A fake of `Cord`, yours to edit.
actor CordFake: Cord {
    static func += (a: inout CordFake, b: Int) {}
}
