import PartialDefaults

/// A spy of `BoundedPart`, yours to edit.
final class BoundedPartSpy<Bound>: BoundedPart {
    /// Forgets all recorded calls.
    func resetCalls() {}
}

/// A spy of `PartInstaller`, yours to edit.
final class PartInstallerSpy: PartInstaller {
    var order: CallOrder? { didSet { Unused.reads("PartInstallerSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        includePartCalls = []
        isInstalledPartCalls = []
    }

    // MARK: include(part:)
    @Recorded("PartInstallerSpy.include(part:)") var includePartCalls: [any BoundedPart.Type] = []
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded {
        $includePartCalls.append(part)
        order?.add("include(part:)")
    }

    // MARK: isInstalled(part:)
    @Recorded("PartInstallerSpy.isInstalled(part:)") var isInstalledPartCalls: [any BoundedPart.Type] = []
    @Stubbed("PartInstallerSpy.isInstalledPartStub") var isInstalledPartStub: (any BoundedPart.Type) -> Bool = { _ in
        false
    }
    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        $isInstalledPartCalls.append(part)
        order?.add("isInstalled(part:)")
        return isInstalledPartStub(part)
    }
}

/// A spy of `PartBinder`, yours to edit.
final class PartBinderSpy<Bound>: PartBinder {
    var order: CallOrder? { didSet { Unused.reads("PartBinderSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        isEqualToCalls = []
        includePartCalls = []
        isInstalledPartCalls = []
    }

    // MARK: isEqual(_:to:)
    @Recorded("PartBinderSpy.isEqual(_:to:)") var isEqualToCalls: [(first: Bound, second: Bound)] = []
    @Stubbed("PartBinderSpy.isEqualToStub") var isEqualToStub: (Bound, Bound) -> Bool = { _, _ in false }
    func isEqual(_ first: Bound, to second: Bound) -> Bool {
        $isEqualToCalls.append((first, second))
        order?.add("isEqual(_:to:)")
        return isEqualToStub(first, second)
    }

    // MARK: include(part:)
    @Recorded("PartBinderSpy.include(part:)") var includePartCalls: [any BoundedPart.Type] = []
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded {
        $includePartCalls.append(part)
        order?.add("include(part:)")
    }

    // MARK: isInstalled(part:)
    @Recorded("PartBinderSpy.isInstalled(part:)") var isInstalledPartCalls: [any BoundedPart.Type] = []
    @Stubbed("PartBinderSpy.isInstalledPartStub") var isInstalledPartStub: (any BoundedPart.Type) -> Bool = { _ in
        false
    }
    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        $isInstalledPartCalls.append(part)
        order?.add("isInstalled(part:)")
        return isInstalledPartStub(part)
    }
}

/// A spy of `Bolt`, yours to edit.
final class BoltSpy: Bolt {
    var order: CallOrder? { didSet { Unused.reads("BoltSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        lockCallCount = 0
        unlockCallCount = 0
    }

    // MARK: lock()
    @Recorded("BoltSpy.lock()") var lockCallCount = 0
    func lock() {
        $lockCallCount.increment()
        order?.add("lock()")
    }

    // MARK: unlock()
    @Recorded("BoltSpy.unlock()") var unlockCallCount = 0
    func unlock() {
        $unlockCallCount.increment()
        order?.add("unlock()")
    }
}

/// A spy of `BoltOwner`, yours to edit.
///
/// `lock()` keeps its default implementation.
final class BoltOwnerSpy: BoltOwner {
    var order: CallOrder? { didSet { Unused.reads("BoltOwnerSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { unlockCallCount = 0 }

    var lock = false

    // MARK: unlock()
    @Recorded("BoltOwnerSpy.unlock()") var unlockCallCount = 0
    func unlock() {
        $unlockCallCount.increment()
        order?.add("unlock()")
    }
}
