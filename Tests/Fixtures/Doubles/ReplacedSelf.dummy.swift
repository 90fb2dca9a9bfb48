import ReplacedSelf

/// A dummy of `Chain`, yours to edit.
nonisolated final class ChainDummy: Chain {
    static func += (a: inout ChainDummy, b: ChainDummy) { fatalError("ChainDummy.+=(_:_:) must not be called") }
    static postfix func ~> (a: inout ChainDummy) -> Int { fatalError("ChainDummy.~>(_:) must not be called") }
    func join(_ other: inout ChainDummy) { fatalError("ChainDummy.join(_:) must not be called") }
}

/// A dummy of `Rope`, yours to edit.
@MainActor
final class RopeDummy: Rope {
    static func += (a: inout RopeDummy, b: Int) throws { fatalError("RopeDummy.+=(_:_:) must not be called") }
}

/// A dummy of `Cable`, yours to edit.
final class CableDummy: Cable {
    static func += (a: inout CableDummy, b: Int) { fatalError("CableDummy.+=(_:_:) must not be called") }
}

/// A dummy of `Cord`, yours to edit.
actor CordDummy: Cord {
    static func += (a: inout CordDummy, b: Int) { fatalError("CordDummy.+=(_:_:) must not be called") }
}
