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
    var onTotal: () -> Int = { fatalError("UnfailingClient.onTotal is not set") }
    func total() throws(Never) -> Int { onTotal() }

    // MARK: load(_:)
    var onLoad: (String) async -> String = { _ in fatalError("UnfailingClient.onLoad is not set") }
    func load(_ name: String) async throws(Never) -> String { await onLoad(name) }

    // MARK: count
    var onCount: () -> Int = { fatalError("UnfailingClient.onCount is not set") }
    var count: Int {
        get throws(Never) { onCount() }
    }

    // MARK: subscript(_:)
    var onSubscript: (Int) -> String = { _ in fatalError("UnfailingClient.onSubscript is not set") }
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
        var onStart: @Sendable () -> Void = { fatalError("ResultOverloadsClient.onStart is not set") }
        var onStartInt: @Sendable () -> Int = { fatalError("ResultOverloadsClient.onStartInt is not set") }
    }

    private static let staticStorage = Locked(StaticStorage())

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
    var onSave: (Int) -> Void = { _ in fatalError("ResultOverloadsClient.onSave is not set") }
    func save(_ number: Int) { onSave(number) }

    // MARK: save(_:)
    var onSaveInt: (Int) -> Int = { _ in fatalError("ResultOverloadsClient.onSaveInt is not set") }
    func save(_ number: Int) -> Int { onSaveInt(number) }

    // MARK: flush()
    var onFlush: () async throws -> Void = { fatalError("ResultOverloadsClient.onFlush is not set") }
    func flush() async throws { try await onFlush() }

    // MARK: flush()
    var onFlushBool: () async throws -> Bool = { fatalError("ResultOverloadsClient.onFlushBool is not set") }
    func flush() async throws -> Bool { try await onFlushBool() }

    // MARK: reset()
    var onReset: () -> Int = { fatalError("ResultOverloadsClient.onReset is not set") }
    func reset() -> Int { onReset() }

    // MARK: reset()
    var onResetString: () -> String = { fatalError("ResultOverloadsClient.onResetString is not set") }
    func reset() -> String { onResetString() }

    // MARK: run(_:)
    var onRun: (Any) -> Void = { _ in fatalError("ResultOverloadsClient.onRun is not set") }
    func run<Value>(_ value: Value) { onRun(value) }

    // MARK: run(_:)
    var onRunValue: (Any) -> Any = { _ in fatalError("ResultOverloadsClient.onRunValue is not set") }
    func run<Value>(_ value: Value) -> Value {
        guard let result = onRunValue(value) as? Value else {
            fatalError("ResultOverloadsClient.onRunValue did not return Value")
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
    var onSelf: () -> Int = { fatalError("ReservedNamesClient.onSelf is not set") }
    var onSetSelf: (Int) -> Void = { _ in fatalError("ReservedNamesClient.onSetSelf is not set") }
    var `self`: Int {
        get { onSelf() }
        set { onSetSelf(newValue) }
    }

    // MARK: Type
    var onType: () -> String = { fatalError("ReservedNamesClient.onType is not set") }
    var onSetType: (String) -> Void = { _ in fatalError("ReservedNamesClient.onSetType is not set") }
    var `Type`: String {
        get { onType() }
        set { onSetType(newValue) }
    }

    // MARK: default
    var onDefault: () -> Bool = { fatalError("ReservedNamesClient.onDefault is not set") }
    var onSetDefault: (Bool) -> Void = { _ in fatalError("ReservedNamesClient.onSetDefault is not set") }
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
        var onDefault: @Sendable () -> String = { fatalError("SharedReservedNamesClient.onDefault is not set") }
        var onSetDefault: @Sendable (String) -> Void = { _ in
            fatalError("SharedReservedNamesClient.onSetDefault is not set")
        }
    }

    private static let staticStorage = Locked(StaticStorage())

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
    var onSelf: @Sendable () -> Int = { fatalError("SharedReservedNamesClient.onSelf is not set") }
    var onSetSelf: @Sendable (Int) -> Void = { _ in fatalError("SharedReservedNamesClient.onSetSelf is not set") }
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
        var onType: @Sendable () -> String = { fatalError("NamesOfTypesClient.onType is not set") }
        var onSetType: @Sendable (String) -> Void = { _ in fatalError("NamesOfTypesClient.onSetType is not set") }
    }

    private static let staticStorage = Locked(StaticStorage())

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
    var onKind: () -> Int = { fatalError("NamesOfTypesClient.onKind is not set") }
    var kind: Int { onKind() }
}
