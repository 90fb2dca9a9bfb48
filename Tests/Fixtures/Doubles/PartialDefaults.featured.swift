import PartialDefaults

/// A spy of `BoundedPart`, yours to edit.
final class BoundedPartSpy<Bound>: BoundedPart {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: BoundedPart>(forwardingTo live: Live) where Live.Bound == Bound {}

    /// Forgets all recorded calls.
    func resetCalls() {}
}

/// A spy of `PartInstaller`, yours to edit.
final class PartInstallerSpy: PartInstaller {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any PartInstaller) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        includePartCalls = []
        isInstalledPartCalls = []
    }

    // MARK: include(part:)
    var includePartCalls: [any BoundedPart.Type] = []
    var includePartStub: (any BoundedPart.Type) -> Void = { _ in }
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded {
        includePartCalls.append(part)
        order?.add("include(part:)")
        includePartStub(part)
    }

    // MARK: isInstalled(part:)
    var isInstalledPartCalls: [any BoundedPart.Type] = []
    var isInstalledPartStub: (any BoundedPart.Type) -> Bool = { _ in false }
    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        isInstalledPartCalls.append(part)
        order?.add("isInstalled(part:)")
        return isInstalledPartStub(part)
    }
}

/// A spy of `PartBinder`, yours to edit.
final class PartBinderSpy<Bound>: PartBinder {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: PartBinder>(forwardingTo live: Live) where Live.Bound == Bound {
        isEqualToStub = { live.isEqual($0, to: $1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        isEqualToCalls = []
        includePartCalls = []
        isInstalledPartCalls = []
    }

    // MARK: isEqual(_:to:)
    var isEqualToCalls: [(first: Bound, second: Bound)] = []
    var isEqualToStub: (Bound, Bound) -> Bool = { _, _ in false }
    func isEqual(_ first: Bound, to second: Bound) -> Bool {
        isEqualToCalls.append((first, second))
        order?.add("isEqual(_:to:)")
        return isEqualToStub(first, second)
    }

    // MARK: include(part:)
    var includePartCalls: [any BoundedPart.Type] = []
    var includePartStub: (any BoundedPart.Type) -> Void = { _ in }
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded {
        includePartCalls.append(part)
        order?.add("include(part:)")
        includePartStub(part)
    }

    // MARK: isInstalled(part:)
    var isInstalledPartCalls: [any BoundedPart.Type] = []
    var isInstalledPartStub: (any BoundedPart.Type) -> Bool = { _ in false }
    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        isInstalledPartCalls.append(part)
        order?.add("isInstalled(part:)")
        return isInstalledPartStub(part)
    }
}

/// A spy of `Bolt`, yours to edit.
final class BoltSpy: Bolt {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Bolt) {
        lockStub = { live.lock() }
        unlockStub = { live.unlock() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        lockCallCount = 0
        unlockCallCount = 0
    }

    // MARK: lock()
    var lockCallCount = 0
    var lockStub: () -> Void = {}
    func lock() {
        lockCallCount += 1
        order?.add("lock()")
        lockStub()
    }

    // MARK: unlock()
    var unlockCallCount = 0
    var unlockStub: () -> Void = {}
    func unlock() {
        unlockCallCount += 1
        order?.add("unlock()")
        unlockStub()
    }
}

/// A spy of `BoltOwner`, yours to edit.
///
/// `lock()` keeps its default implementation.
final class BoltOwnerSpy: BoltOwner {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any BoltOwner) {
        lockStub = { live.lock }
        unlockStub = { live.unlock() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        lockCallCount = 0
        unlockCallCount = 0
    }

    // MARK: lock
    var lockCallCount = 0
    var lockStub: () -> Bool = { false }
    var lock: Bool {
        lockCallCount += 1
        order?.add("lock")
        return lockStub()
    }

    // MARK: unlock()
    var unlockCallCount = 0
    var unlockStub: () -> Void = {}
    func unlock() {
        unlockCallCount += 1
        order?.add("unlock()")
        unlockStub()
    }
}
