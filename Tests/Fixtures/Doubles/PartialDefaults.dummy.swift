import PartialDefaults

/// A dummy of `BoundedPart`, yours to edit.
final class BoundedPartDummy<Bound>: BoundedPart {}

/// A dummy of `PartInstaller`, yours to edit.
final class PartInstallerDummy: PartInstaller {
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded {
        TestIssue.report("PartInstallerDummy.include(part:) must not be called")
    }

    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        TestIssue.report("PartInstallerDummy.isInstalled(part:) must not be called", returning: false)
    }
}

/// A dummy of `PartBinder`, yours to edit.
///
/// `isInstalled(part:)` keeps its default implementation.
final class PartBinderDummy<Bound>: PartBinder {
    func isEqual(_ first: Bound, to second: Bound) -> Bool {
        TestIssue.report("PartBinderDummy.isEqual(_:to:) must not be called", returning: false)
    }

    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded {
        TestIssue.report("PartBinderDummy.include(part:) must not be called")
    }
}

/// A dummy of `Bolt`, yours to edit.
final class BoltDummy: Bolt {
    func lock() { TestIssue.report("BoltDummy.lock() must not be called") }
    func unlock() { TestIssue.report("BoltDummy.unlock() must not be called") }
}

/// A dummy of `BoltOwner`, yours to edit.
///
/// `lock()` and `unlock()` keep their default implementations.
final class BoltOwnerDummy: BoltOwner {
    var lock: Bool { TestIssue.report("BoltOwnerDummy.lock must not be read", returning: false) }
}
