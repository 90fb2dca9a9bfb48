import PartialDefaults

/// A client of `BoundedPart`, yours to edit.
struct BoundedPartClient<Bound>: BoundedPart {
    /// A client whose members fail until they are set.
    static var unimplemented: BoundedPartClient { BoundedPartClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: BoundedPart>(_ live: Live) where Live.Bound == Bound {
    }
}

/// A client of `PartInstaller`, yours to edit.
struct PartInstallerClient: PartInstaller {
    /// A client whose members fail until they are set.
    static var unimplemented: PartInstallerClient { PartInstallerClient() }

    init() {}

    // MARK: include(part:)
    var onIncludePart: (any BoundedPart.Type) -> Void = { _ in
        TestIssue.report("PartInstallerClient.onIncludePart is not set")
    }
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded { onIncludePart(part) }

    // MARK: isInstalled(part:)
    var onIsInstalledPart: (any BoundedPart.Type) -> Bool = { _ in
        TestIssue.report("PartInstallerClient.onIsInstalledPart is not set", returning: false)
    }
    func isInstalled<Part: BoundedPart>(part: Part.Type) -> Bool where Part.Bound == Unbounded {
        onIsInstalledPart(part)
    }
}

/// A client of `PartBinder`, yours to edit.
///
/// `isInstalled(part:)` keeps its default implementation.
struct PartBinderClient<Bound>: PartBinder {
    /// A client whose members fail until they are set.
    static var unimplemented: PartBinderClient { PartBinderClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `include(part:)`, which has to be set.
    init<Live: PartBinder>(_ live: Live) where Live.Bound == Bound {
        onIsEqualTo = { live.isEqual($0, to: $1) }
    }

    // MARK: isEqual(_:to:)
    var onIsEqualTo: (Bound, Bound) -> Bool = { _, _ in
        TestIssue.report("PartBinderClient.onIsEqualTo is not set", returning: false)
    }
    func isEqual(_ first: Bound, to second: Bound) -> Bool { onIsEqualTo(first, second) }

    // MARK: include(part:)
    var onIncludePart: (any BoundedPart.Type) -> Void = { _ in
        TestIssue.report("PartBinderClient.onIncludePart is not set")
    }
    func include<Part: BoundedPart>(part: Part.Type) where Part.Bound == Unbounded { onIncludePart(part) }
}

/// A client of `Bolt`, yours to edit.
struct BoltClient: Bolt {
    /// A client whose members fail until they are set.
    static var unimplemented: BoltClient { BoltClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Bolt) {
        onLock = { live.lock() }
        onUnlock = { live.unlock() }
    }

    // MARK: lock()
    var onLock: () -> Void = { TestIssue.report("BoltClient.onLock is not set") }
    func lock() { onLock() }

    // MARK: unlock()
    var onUnlock: () -> Void = { TestIssue.report("BoltClient.onUnlock is not set") }
    func unlock() { onUnlock() }
}

/// A client of `BoltOwner`, yours to edit.
///
/// `lock()` keeps its default implementation.
struct BoltOwnerClient: BoltOwner {
    /// A client whose members fail until they are set.
    static var unimplemented: BoltOwnerClient { BoltOwnerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some BoltOwner) {
        onLock = { live.lock }
        onUnlock = { live.unlock() }
    }

    // MARK: lock
    var onLock: () -> Bool = { TestIssue.report("BoltOwnerClient.onLock is not set", returning: false) }
    var lock: Bool { onLock() }

    // MARK: unlock()
    var onUnlock: () -> Void = { TestIssue.report("BoltOwnerClient.onUnlock is not set") }
    func unlock() { onUnlock() }
}
