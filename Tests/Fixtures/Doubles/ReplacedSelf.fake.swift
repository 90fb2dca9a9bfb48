import ReplacedSelf

/// A fake of `Chain`, yours to edit.
nonisolated final class ChainFake: Chain {
    static func += (a: inout ChainFake, b: ChainFake) {}

    static postfix func ~> (a: inout ChainFake) -> Int {
        // Fill in: what it does.
        TestIssue.report("ChainFake.~>(_:) is not filled in", returning: 0)
    }

    func join(_ other: inout ChainFake) {}
}

/// A fake of `Rope`, yours to edit.
@MainActor
final class RopeFake: Rope {
    static func += (a: inout RopeFake, b: Int) throws {
        // Fill in: what it does.
        TestIssue.report("RopeFake.+=(_:_:) is not filled in")
    }
}

/// A fake of `Cable`, yours to edit.
final class CableFake: Cable {
    static func += (a: inout CableFake, b: Int) {}
}

/// A fake of `Cord`, yours to edit.
actor CordFake: Cord {
    static func += (a: inout CordFake, b: Int) {}
}
