import LockedValues

/// A client of `Strongbox`, yours to edit.
@dynamicMemberLookup
struct StrongboxClient: Strongbox {
    /// A client whose members fail until they are set.
    static var unimplemented: StrongboxClient { StrongboxClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `open(_:)`, which has to be set.
    init(_ live: some Strongbox) {
        let live = Locked(live)
        onRead = { () throws(VaultError) in try live.withLock { $0 }.read() }
        onOwner = { live.withLock { $0 }.owner }
        onSetOwner = {
            var changed = live.withLock { $0 }
            changed.owner = $0
            live.withLock { swap(&$0, &changed) }
        }
    }

    struct StaticStorage {
        var onOpen: @Sendable (Int) -> Bool = { _ in
            TestIssue.report("StrongboxClient.onOpen is not set", returning: false)
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    static func open(_ code: Int) -> Bool { staticStorage.onOpen(code) }

    // MARK: read()
    var onRead: @Sendable () throws(VaultError) -> Int = {
        TestIssue.report("StrongboxClient.onRead is not set", returning: 0)
    }
    func read() throws(VaultError) -> Int { try onRead() }

    // MARK: owner
    var onOwner: @Sendable () -> Owner = {
        TestIssue.report("StrongboxClient.onOwner is not set", returning: Owner(end: {}))
    }
    var onSetOwner: @Sendable (Owner) -> Void = { _ in TestIssue.report("StrongboxClient.onSetOwner is not set") }
    var owner: Owner {
        get { onOwner() }
        set { onSetOwner(newValue) }
    }
}

/// A client of `Tally`, yours to edit.
struct TallyClient: Tally {
    /// A client whose members fail until they are set.
    static var unimplemented: TallyClient { TallyClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Tally) {
        let live = Locked(live)
        onCount = { live.withLock { $0 }.count }
        onSetCount = {
            var changed = live.withLock { $0 }
            changed.count = $0
            live.withLock { swap(&$0, &changed) }
        }
        onTotal = { live.withLock { $0 }.total() }
    }

    // MARK: count
    var onCount: @Sendable () -> Int = { TestIssue.report("TallyClient.onCount is not set", returning: 0) }
    var onSetCount: @Sendable (Int) -> Void = { _ in TestIssue.report("TallyClient.onSetCount is not set") }
    var count: Int {
        get { onCount() }
        set { onSetCount(newValue) }
    }

    // MARK: total()
    var onTotal: @Sendable () -> Int = { TestIssue.report("TallyClient.onTotal is not set", returning: 0) }
    func total() -> Int { onTotal() }
}
