import PartialDefaults

/// A spy of `BoundedPart`, yours to edit.
final class BoundedPartSpy<Bound>: BoundedPart {}

/// A spy of `PartInstaller`, yours to edit.
final class PartInstallerSpy: PartInstaller {
    // MARK: include(part:)
    var includePartCalls: [any BoundedPart.Type] = []
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded { includePartCalls.append(part) }

    // MARK: isInstalled(part:)
    var isInstalledPartCalls: [any BoundedPart.Type] = []
    var isInstalledPartStub: (any BoundedPart.Type) -> Bool = { _ in false }
    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        isInstalledPartCalls.append(part)
        return isInstalledPartStub(part)
    }
}

/// A spy of `PartBinder`, yours to edit.
final class PartBinderSpy<Bound>: PartBinder {
    // MARK: isEqual(_:to:)
    var isEqualToCalls: [(first: Bound, second: Bound)] = []
    var isEqualToStub: (Bound, Bound) -> Bool = { _, _ in false }
    func isEqual(_ first: Bound, to second: Bound) -> Bool {
        isEqualToCalls.append((first, second))
        return isEqualToStub(first, second)
    }

    // MARK: include(part:)
    var includePartCalls: [any BoundedPart.Type] = []
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded { includePartCalls.append(part) }

    // MARK: isInstalled(part:)
    var isInstalledPartCalls: [any BoundedPart.Type] = []
    var isInstalledPartStub: (any BoundedPart.Type) -> Bool = { _ in false }
    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        isInstalledPartCalls.append(part)
        return isInstalledPartStub(part)
    }
}

/// A spy of `Bolt`, yours to edit.
final class BoltSpy: Bolt {
    // MARK: lock()
    var lockCallCount = 0
    func lock() { lockCallCount += 1 }

    // MARK: unlock()
    var unlockCallCount = 0
    func unlock() { unlockCallCount += 1 }
}

/// A spy of `BoltOwner`, yours to edit.
///
/// `lock()` keeps its default implementation.
final class BoltOwnerSpy: BoltOwner {
    var lock = false

    // MARK: unlock()
    var unlockCallCount = 0
    func unlock() { unlockCallCount += 1 }
}
