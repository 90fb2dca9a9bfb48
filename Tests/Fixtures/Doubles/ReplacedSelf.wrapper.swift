import ReplacedSelf

/// A wrapper of `Chain`, yours to edit.
nonisolated final class ChainWrapper<Base: Chain>: Chain {
    var base: Base
    init(base: Base) { self.base = base }

    static func += (a: inout ChainWrapper, b: ChainWrapper) { a.base += b.base }
    static postfix func ~> (a: inout ChainWrapper) -> Int { a.base~> }
    func join(_ other: inout ChainWrapper) { base.join(&other.base) }
}

/// A wrapper of `Rope`, yours to edit.
@MainActor
final class RopeWrapper<Base: Rope>: Rope {
    var base: Base
    init(base: Base) { self.base = base }

    static func += (a: inout RopeWrapper, b: Int) throws { try a.base += b }
}
