import PartialDefaults

/// A fake of `BoundedPart`, yours to edit.
final class BoundedPartFake<Bound>: BoundedPart {}

/// A fake of `PartInstaller`, yours to edit.
final class PartInstallerFake: PartInstaller {
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded {
        // Fill in: what it does.
        fatalError("PartInstallerFake.include(part:) is not filled in")
    }

    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        // Fill in: what it does.
        fatalError("PartInstallerFake.isInstalled(part:) is not filled in")
    }
}

/// A fake of `PartBinder`, yours to edit.
///
/// `isInstalled(part:)` keeps its default implementation.
final class PartBinderFake<Bound>: PartBinder {
    func isEqual(_ first: Bound, to second: Bound) -> Bool {
        // Fill in: what it does.
        fatalError("PartBinderFake.isEqual(_:to:) is not filled in")
    }

    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded {
        // Fill in: what it does.
        fatalError("PartBinderFake.include(part:) is not filled in")
    }
}

/// A fake of `Bolt`, yours to edit.
final class BoltFake: Bolt {
    func lock() {
        // Fill in: what it does.
        fatalError("BoltFake.lock() is not filled in")
    }

    func unlock() {
        // Fill in: what it does.
        fatalError("BoltFake.unlock() is not filled in")
    }
}

/// A fake of `BoltOwner`, yours to edit.
///
/// `lock()` and `unlock()` keep their default implementations.
final class BoltOwnerFake: BoltOwner {
    var lock: Bool = false
}
