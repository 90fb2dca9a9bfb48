import LockMembers

/// A client of `Odometer`, yours to edit.
struct OdometerClient: Odometer {
    /// A client whose members fail until they are set.
    static var unimplemented: OdometerClient { OdometerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Odometer) {
        let live = Locked(live)
        onAppend = { live.withLock { $0 }.append }
        onSetAppend = {
            var changed = live.withLock { $0 }
            changed.append = $0
            live.withLock { swap(&$0, &changed) }
        }
        onIncrement = { live.withLock { $0 }.increment }
        onShared = { live.withLock { $0 }.shared }
        onSetShared = {
            var changed = live.withLock { $0 }
            changed.shared = $0
            live.withLock { swap(&$0, &changed) }
        }
        onAdd = { live.withLock { $0 }.add($0) }
        onClear = { live.withLock { $0 }.clear() }
    }

    // MARK: append
    var onAppend: @Sendable () -> @Sendable (Int) -> Int = { TestIssue.stop("OdometerClient.onAppend is not set") }
    var onSetAppend: @Sendable (@escaping @Sendable (Int) -> Int) -> Void = { _ in
        TestIssue.report("OdometerClient.onSetAppend is not set")
    }
    var append: @Sendable (Int) -> Int {
        get { onAppend() }
        set { onSetAppend(newValue) }
    }

    // MARK: increment
    var onIncrement: @Sendable () -> Int = { TestIssue.report("OdometerClient.onIncrement is not set", returning: 0) }
    var increment: Int { onIncrement() }

    // MARK: shared
    var onShared: @Sendable () -> String = { TestIssue.report("OdometerClient.onShared is not set", returning: "") }
    var onSetShared: @Sendable (String) -> Void = { _ in TestIssue.report("OdometerClient.onSetShared is not set") }
    var shared: String {
        get { onShared() }
        set { onSetShared(newValue) }
    }

    // MARK: add(_:)
    var onAdd: @Sendable (Int) -> Void = { _ in TestIssue.report("OdometerClient.onAdd is not set") }
    func add(_ distance: Int) { onAdd(distance) }

    // MARK: clear()
    var onClear: @Sendable () -> Void = { TestIssue.report("OdometerClient.onClear is not set") }
    func clear() { onClear() }
}

/// A client of `Dial`, yours to edit.
@dynamicMemberLookup
struct DialClient: Dial {
    /// A client whose members fail until they are set.
    static var unimplemented: DialClient { DialClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `append` and `begin()`, which have to be set.
    init(_ live: some Dial) {
        let live = Locked(live)
        onWithLock = { live.withLock { $0 }.withLock }
        onSetWithLock = {
            var changed = live.withLock { $0 }
            changed.withLock = $0
            live.withLock { swap(&$0, &changed) }
        }
        onReadOf = { try await live.withLock { $0 }.read($0, of: $1) }
    }

    struct StaticStorage {
        var onAppend: @Sendable () -> String = { TestIssue.report("DialClient.onAppend is not set", returning: "") }
        var onSetAppend: @Sendable (String) -> Void = { _ in TestIssue.report("DialClient.onSetAppend is not set") }
        var onBegin: @Sendable () -> Void = { TestIssue.report("DialClient.onBegin is not set") }
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

    // MARK: withLock
    var onWithLock: @Sendable () -> Int = { TestIssue.report("DialClient.onWithLock is not set", returning: 0) }
    var onSetWithLock: @Sendable (Int) -> Void = { _ in TestIssue.report("DialClient.onSetWithLock is not set") }
    var withLock: Int {
        get { onWithLock() }
        set { onSetWithLock(newValue) }
    }

    static var append: String {
        get { staticStorage.onAppend() }
        set { staticStorage.onSetAppend(newValue) }
    }

    static func begin() { staticStorage.onBegin() }

    // MARK: read(_:of:)
    var onReadOf: @Sendable (String, Int) async throws -> Int = { _, _ in
        TestIssue.report("DialClient.onReadOf is not set", returning: 0)
    }
    func read(_ unit: String, of part: Int) async throws -> Int { try await onReadOf(unit, part) }
}
