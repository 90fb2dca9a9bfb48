import PartialDefaults

/// A stub of `BoundedPart`, yours to edit.
final class BoundedPartStub<Bound>: BoundedPart {}

/// A stub of `PartInstaller`, yours to edit.
final class PartInstallerStub: PartInstaller {
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded {}

    // MARK: isInstalled(part:)
    var isInstalledPartStub: (any BoundedPart.Type) -> Bool = { _ in false }
    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        isInstalledPartStub(part)
    }
}

/// A stub of `PartBinder`, yours to edit.
///
/// `isInstalled(part:)` keeps its default implementation.
final class PartBinderStub<Bound>: PartBinder {
    // MARK: isEqual(_:to:)
    var isEqualToStub: (Bound, Bound) -> Bool = { _, _ in false }
    func isEqual(_ first: Bound, to second: Bound) -> Bool { isEqualToStub(first, second) }

    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded {}
}

/// A stub of `Bolt`, yours to edit.
final class BoltStub: Bolt {
    func lock() {}
    func unlock() {}
}

/// A stub of `BoltOwner`, yours to edit.
///
/// `lock()` and `unlock()` keep their default implementations.
final class BoltOwnerStub: BoltOwner {
    var lock = false
}
