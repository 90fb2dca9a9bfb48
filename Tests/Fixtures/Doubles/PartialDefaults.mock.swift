import PartialDefaults

/// A mock of `BoundedPart`, yours to edit.
final class BoundedPartMock<Bound>: BoundedPart {}

/// A mock of `PartInstaller`, yours to edit.
nonisolated final class PartInstallerMock: PartInstaller {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += includePartExpectations.unmet(includePartCalls, of: "include(part:)")
        unmet += isInstalledPartExpectations.unmet(isInstalledPartCalls, of: "isInstalled(part:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: include(part:)
    var includePartCalls: [any BoundedPart.Type] = []
    var includePartExpectations: [ExpectedCalls<any BoundedPart.Type>] = []
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded { includePartCalls.append(part) }

    // MARK: isInstalled(part:)
    var isInstalledPartCalls: [any BoundedPart.Type] = []
    var isInstalledPartStub: (any BoundedPart.Type) -> Bool = { _ in false }
    var isInstalledPartExpectations: [ExpectedCalls<any BoundedPart.Type>] = []
    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        isInstalledPartCalls.append(part)
        return isInstalledPartStub(part)
    }
}

/// A mock of `PartBinder`, yours to edit.
nonisolated final class PartBinderMock<Bound>: PartBinder {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += isEqualToExpectations.unmet(isEqualToCalls, of: "isEqual(_:to:)")
        unmet += includePartExpectations.unmet(includePartCalls, of: "include(part:)")
        unmet += isInstalledPartExpectations.unmet(isInstalledPartCalls, of: "isInstalled(part:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: isEqual(_:to:)
    var isEqualToCalls: [(first: Bound, second: Bound)] = []
    var isEqualToStub: (Bound, Bound) -> Bool = { _, _ in false }
    var isEqualToExpectations: [ExpectedCalls<(first: Bound, second: Bound)>] = []
    func isEqual(_ first: Bound, to second: Bound) -> Bool {
        isEqualToCalls.append((first, second))
        return isEqualToStub(first, second)
    }

    // MARK: include(part:)
    var includePartCalls: [any BoundedPart.Type] = []
    var includePartExpectations: [ExpectedCalls<any BoundedPart.Type>] = []
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded { includePartCalls.append(part) }

    // MARK: isInstalled(part:)
    var isInstalledPartCalls: [any BoundedPart.Type] = []
    var isInstalledPartStub: (any BoundedPart.Type) -> Bool = { _ in false }
    var isInstalledPartExpectations: [ExpectedCalls<any BoundedPart.Type>] = []
    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        isInstalledPartCalls.append(part)
        return isInstalledPartStub(part)
    }
}

/// A mock of `Bolt`, yours to edit.
nonisolated final class BoltMock: Bolt {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += lockExpectations.unmet(lockCallCount, of: "lock()")
        unmet += unlockExpectations.unmet(unlockCallCount, of: "unlock()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: lock()
    var lockCallCount = 0
    var lockExpectations: [ExpectedCalls<Void>] = []
    func lock() { lockCallCount += 1 }

    // MARK: unlock()
    var unlockCallCount = 0
    var unlockExpectations: [ExpectedCalls<Void>] = []
    func unlock() { unlockCallCount += 1 }
}

/// A mock of `BoltOwner`, yours to edit.
///
/// `lock()` keeps its default implementation.
nonisolated final class BoltOwnerMock: BoltOwner {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += unlockExpectations.unmet(unlockCallCount, of: "unlock()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    var lock = false

    // MARK: unlock()
    var unlockCallCount = 0
    var unlockExpectations: [ExpectedCalls<Void>] = []
    func unlock() { unlockCallCount += 1 }
}
