import ReplacedSelf

/// A dummy of `Chain`, yours to edit.
nonisolated final class ChainDummy: Chain {
    static func += (a: inout ChainDummy, b: ChainDummy) { TestIssue.report("ChainDummy.+=(_:_:) must not be called") }

    static postfix func ~> (a: inout ChainDummy) -> Int {
        TestIssue.report("ChainDummy.~>(_:) must not be called", returning: 0)
    }

    func join(_ other: inout ChainDummy) { TestIssue.report("ChainDummy.join(_:) must not be called") }
}

/// A dummy of `Rope`, yours to edit.
@MainActor
final class RopeDummy: Rope {
    static func += (a: inout RopeDummy, b: Int) throws { TestIssue.report("RopeDummy.+=(_:_:) must not be called") }
}

/// A dummy of `Cable`, yours to edit.
final class CableDummy: Cable {
    static func += (a: inout CableDummy, b: Int) { TestIssue.report("CableDummy.+=(_:_:) must not be called") }
}

/// A dummy of `Cord`, yours to edit.
actor CordDummy: Cord {
    static func += (a: inout CordDummy, b: Int) { TestIssue.report("CordDummy.+=(_:_:) must not be called") }
}
