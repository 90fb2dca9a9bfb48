import PartialDefaults

/// A fake of `BoundedPart`, yours to edit.
final class BoundedPartFake<Bound>: BoundedPart {}

/// A fake of `PartInstaller`, yours to edit.
final class PartInstallerFake: PartInstaller {
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded {}

    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        // Fill in: what it does.
        TestIssue.report("PartInstallerFake.isInstalled(part:) is not filled in", returning: false)
    }
}

/// A fake of `PartBinder`, yours to edit.
///
/// `isInstalled(part:)` keeps its default implementation.
final class PartBinderFake<Bound>: PartBinder {
    func isEqual(_ first: Bound, to second: Bound) -> Bool {
        // Fill in: what it does.
        TestIssue.report("PartBinderFake.isEqual(_:to:) is not filled in", returning: false)
    }

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
    var lock: Bool = false
}
