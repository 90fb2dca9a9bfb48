import CallForms

/// A client of `Unfailing`, yours to edit.
nonisolated struct UnfailingClient: Unfailing {
    /// A client whose members fail until they are set.
    static var unimplemented: UnfailingClient { UnfailingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Unfailing) {
        onTotal = { () throws(Never) in live.total() }
        onLoad = { (name) async throws(Never) in await live.load(name) }
        onCount = { () throws(Never) in live.count }
        onSubscript = { (place) throws(Never) in live[place] }
    }

    // MARK: total()
    var onTotal: () -> Int = { TestIssue.report("UnfailingClient.onTotal is not set", returning: 0) }
    func total() throws(Never) -> Int { onTotal() }

    // MARK: load(_:)
    var onLoad: (String) async -> String = { _ in TestIssue.report("UnfailingClient.onLoad is not set", returning: "") }
    func load(_ name: String) async throws(Never) -> String { await onLoad(name) }

    // MARK: count
    var onCount: () -> Int = { TestIssue.report("UnfailingClient.onCount is not set", returning: 0) }
    var count: Int {
        get throws(Never) { onCount() }
    }

    // MARK: subscript(_:)
    var onSubscript: (Int) -> String = { _ in
        TestIssue.report("UnfailingClient.onSubscript is not set", returning: "")
    }
    subscript(place: Int) -> String {
        get throws(Never) { onSubscript(place) }
    }
}

/// A client of `ResultOverloads`, yours to edit.
@dynamicMemberLookup
nonisolated struct ResultOverloadsClient: ResultOverloads {
    /// A client whose members fail until they are set.
    static var unimplemented: ResultOverloadsClient { ResultOverloadsClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `start()`, which has to be set.
    init(_ live: some ResultOverloads) {
        onSave = { let _: Void = live.save($0) }
        onSaveInt = { live.save($0) }
        onFlush = { let _: Void = try await live.flush() }
        onFlushBool = { try await live.flush() }
        onReset = { live.reset() }
        onResetString = { live.reset() }
        onRun = { let _: Void = live.run($0) }
        onRunValue = { live.run($0) }
    }

    struct StaticStorage {
        var onStart: @Sendable () -> Void = { TestIssue.report("ResultOverloadsClient.onStart is not set") }
        var onStartInt: @Sendable () -> Int = {
            TestIssue.report("ResultOverloadsClient.onStartInt is not set", returning: 0)
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

    // MARK: save(_:)
    var onSave: (Int) -> Void = { _ in TestIssue.report("ResultOverloadsClient.onSave is not set") }
    func save(_ number: Int) { onSave(number) }

    // MARK: save(_:)
    var onSaveInt: (Int) -> Int = { _ in TestIssue.report("ResultOverloadsClient.onSaveInt is not set", returning: 0) }
    func save(_ number: Int) -> Int { onSaveInt(number) }

    // MARK: flush()
    var onFlush: () async throws -> Void = { TestIssue.report("ResultOverloadsClient.onFlush is not set") }
    func flush() async throws { try await onFlush() }

    // MARK: flush()
    var onFlushBool: () async throws -> Bool = {
        TestIssue.report("ResultOverloadsClient.onFlushBool is not set", returning: false)
    }
    func flush() async throws -> Bool { try await onFlushBool() }

    // MARK: reset()
    var onReset: () -> Int = { TestIssue.report("ResultOverloadsClient.onReset is not set", returning: 0) }
    func reset() -> Int { onReset() }

    // MARK: reset()
    var onResetString: () -> String = {
        TestIssue.report("ResultOverloadsClient.onResetString is not set", returning: "")
    }
    func reset() -> String { onResetString() }

    // MARK: run(_:)
    var onRun: (Any) -> Void = { _ in TestIssue.report("ResultOverloadsClient.onRun is not set") }
    func run<Value>(_ value: Value) { onRun(value) }

    // MARK: run(_:)
    var onRunValue: (Any) -> Any = { _ in TestIssue.stop("ResultOverloadsClient.onRunValue is not set") }
    func run<Value>(_ value: Value) -> Value {
        guard let result = onRunValue(value) as? Value else {
            TestIssue.stop("ResultOverloadsClient.onRunValue did not return Value")
        }
        return result
    }

    static func start() { staticStorage.onStart() }
    static func start() -> Int { staticStorage.onStartInt() }
}

/// A client of `ReservedNames`, yours to edit.
struct ReservedNamesClient: ReservedNames {
    /// A client whose members fail until they are set.
    static var unimplemented: ReservedNamesClient { ReservedNamesClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some ReservedNames) {
        var live = live
        onSelf = { live.`self` }
        onSetSelf = { live.`self` = $0 }
        onType = { live.`Type` }
        onSetType = { live.`Type` = $0 }
        onDefault = { live.`default` }
        onSetDefault = { live.`default` = $0 }
    }

    // MARK: self
    var onSelf: () -> Int = { TestIssue.report("ReservedNamesClient.onSelf is not set", returning: 0) }
    var onSetSelf: (Int) -> Void = { _ in TestIssue.report("ReservedNamesClient.onSetSelf is not set") }
    var `self`: Int {
        get { onSelf() }
        set { onSetSelf(newValue) }
    }

    // MARK: Type
    var onType: () -> String = { TestIssue.report("ReservedNamesClient.onType is not set", returning: "") }
    var onSetType: (String) -> Void = { _ in TestIssue.report("ReservedNamesClient.onSetType is not set") }
    var `Type`: String {
        get { onType() }
        set { onSetType(newValue) }
    }

    // MARK: default
    var onDefault: () -> Bool = { TestIssue.report("ReservedNamesClient.onDefault is not set", returning: false) }
    var onSetDefault: (Bool) -> Void = { _ in TestIssue.report("ReservedNamesClient.onSetDefault is not set") }
    var `default`: Bool {
        get { onDefault() }
        set { onSetDefault(newValue) }
    }
}

/// A client of `SharedReservedNames`, yours to edit.
@dynamicMemberLookup
struct SharedReservedNamesClient: SharedReservedNames {
    /// A client whose members fail until they are set.
    static var unimplemented: SharedReservedNamesClient { SharedReservedNamesClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `default`, which has to be set.
    init(_ live: some SharedReservedNames) {
        let live = Locked(live)
        onSelf = { live.withLock { $0 }.`self` }
        onSetSelf = {
            var changed = live.withLock { $0 }
            changed.`self` = $0
            live.withLock { swap(&$0, &changed) }
        }
    }

    struct StaticStorage {
        var onDefault: @Sendable () -> String = {
            TestIssue.report("SharedReservedNamesClient.onDefault is not set", returning: "")
        }
        var onSetDefault: @Sendable (String) -> Void = { _ in
            TestIssue.report("SharedReservedNamesClient.onSetDefault is not set")
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

    // MARK: self
    var onSelf: @Sendable () -> Int = { TestIssue.report("SharedReservedNamesClient.onSelf is not set", returning: 0) }
    var onSetSelf: @Sendable (Int) -> Void = { _ in TestIssue.report("SharedReservedNamesClient.onSetSelf is not set") }
    var `self`: Int {
        get { onSelf() }
        set { onSetSelf(newValue) }
    }

    static var `default`: String {
        get { staticStorage.onDefault() }
        set { staticStorage.onSetDefault(newValue) }
    }
}

/// A client of `NamesOfTypes`, yours to edit.
@dynamicMemberLookup
nonisolated struct NamesOfTypesClient: NamesOfTypes {
    /// A client whose members fail until they are set.
    static var unimplemented: NamesOfTypesClient { NamesOfTypesClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `Type`, which has to be set.
    init(_ live: some NamesOfTypes) {
        onKind = { live.kind }
    }

    struct StaticStorage {
        var onType: @Sendable () -> String = { TestIssue.report("NamesOfTypesClient.onType is not set", returning: "") }
        var onSetType: @Sendable (String) -> Void = { _ in TestIssue.report("NamesOfTypesClient.onSetType is not set") }
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

    static var `Type`: String {
        get { staticStorage.onType() }
        set { staticStorage.onSetType(newValue) }
    }

    // MARK: kind
    var onKind: () -> Int = { TestIssue.report("NamesOfTypesClient.onKind is not set", returning: 0) }
    var kind: Int { onKind() }
}
