import PartialDefaults

/// A wrapper of `BoundedPart`, yours to edit.
struct BoundedPartWrapper<Base: BoundedPart>: BoundedPart {
    typealias Bound = Base.Bound
    let base: Base
}

/// A wrapper of `PartInstaller`, yours to edit.
struct PartInstallerWrapper<Base: PartInstaller>: PartInstaller {
    let base: Base

    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded { base.include(part: part) }

    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        base.isInstalled(part: part)
    }
}

/// A wrapper of `PartBinder`, yours to edit.
struct PartBinderWrapper<Base: PartBinder>: PartBinder {
    typealias Bound = Base.Bound
    let base: Base

    func isEqual(_ first: Bound, to second: Bound) -> Bool { base.isEqual(first, to: second) }
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded { base.include(part: part) }

    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        base.isInstalled(part: part)
    }
}

/// A wrapper of `Bolt`, yours to edit.
struct BoltWrapper<Base: Bolt>: Bolt {
    let base: Base

    func lock() { base.lock() }
    func unlock() { base.unlock() }
}

/// A wrapper of `BoltOwner`, yours to edit.
///
/// `lock()` keeps its default implementation.
struct BoltOwnerWrapper<Base: BoltOwner>: BoltOwner {
    let base: Base

    var lock: Bool { base.lock }
    func unlock() { base.unlock() }
}
