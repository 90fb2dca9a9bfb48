import PartialDefaults

/// A fake of `BoundedPart`, yours to edit.
final class BoundedPartFake<Bound>: BoundedPart {}

/// A fake of `PartInstaller`, yours to edit.
final class PartInstallerFake: PartInstaller {
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded {}

    // MARK: isInstalled(part:)
    var isInstalledPartStub: (any BoundedPart.Type) -> Bool = { _ in
        TestIssue.report("PartInstallerFake.isInstalledPartStub is not set", returning: false)
    }
    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        isInstalledPartStub(part)
    }
}

/// A fake of `PartBinder`, yours to edit.
///
/// `isInstalled(part:)` keeps its default implementation.
final class PartBinderFake<Bound>: PartBinder {
    // MARK: isEqual(_:to:)
    var isEqualToStub: (Bound, Bound) -> Bool = { _, _ in
        TestIssue.report("PartBinderFake.isEqualToStub is not set", returning: false)
    }
    func isEqual(_ first: Bound, to second: Bound) -> Bool { isEqualToStub(first, second) }

    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded {}
}

/// A fake of `Bolt`, yours to edit.
final class BoltFake: Bolt {
    func lock() {}
    func unlock() {}
}

/// A fake of `BoltOwner`, yours to edit.
///
/// `lock()` and `unlock()` keep their default implementations.
final class BoltOwnerFake: BoltOwner {
    var lock = false
}
