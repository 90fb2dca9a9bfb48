import InheritedIsolation

/// A client of `TitledThing`, yours to edit.
@dynamicMemberLookup
nonisolated struct TitledThingClient: TitledThing {
    /// A client whose members fail until they are set.
    static var unimplemented: TitledThingClient { TitledThingClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `make(_:)`, which has to be set.
    init(_ live: some TitledThing) {
        var live = live
        onLabel = { live.label }
        onSetLabel = { live.label = $0 }
        onDescribe = { live.describe($0) }
    }

    struct StaticStorage {
        var onMake: @Sendable (String) -> MainCrate = { _ in
            TestIssue.report("TitledThingClient.onMake is not set", returning: MainCrate())
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

    // MARK: label
    var onLabel: () -> String = { TestIssue.report("TitledThingClient.onLabel is not set", returning: "") }
    var onSetLabel: (String) -> Void = { _ in TestIssue.report("TitledThingClient.onSetLabel is not set") }
    var label: String {
        get { onLabel() }
        set { onSetLabel(newValue) }
    }

    // MARK: describe(_:)
    var onDescribe: (MainCrate) -> String = { _ in
        TestIssue.report("TitledThingClient.onDescribe is not set", returning: "")
    }
    func describe(_ crate: MainCrate) -> String { onDescribe(crate) }

    static func make(_ label: String) -> MainCrate { staticStorage.onMake(label) }
}

/// A client of `Weighing`, yours to edit.
struct WeighingClient: Weighing {
    /// A client whose members fail until they are set.
    static var unimplemented: WeighingClient { WeighingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Weighing) {
        onWeigh = { try await live.weigh($0) }
        onCount = { await live.count() }
    }

    // MARK: weigh(_:)
    var onWeigh: @Sendable (MainCrate) async throws -> Int = { _ in
        TestIssue.report("WeighingClient.onWeigh is not set", returning: 0)
    }
    func weigh(_ crate: MainCrate) async throws -> Int { try await onWeigh(crate) }

    // MARK: count()
    var onCount: @Sendable () async -> Int = { TestIssue.report("WeighingClient.onCount is not set", returning: 0) }
    func count() async -> Int { await onCount() }
}

/// A client of `Ranked`, yours to edit.
@MainActor
final class RankedClient: Ranked {
    /// A client whose members fail until they are set.
    static var unimplemented: RankedClient { RankedClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Ranked) {
        onRank = { live.rank() }
    }

    // MARK: rank()
    var onRank: @MainActor () -> Int = { TestIssue.report("RankedClient.onRank is not set", returning: 0) }
    func rank() -> Int { onRank() }

    nonisolated static func == (lhs: RankedClient, rhs: RankedClient) -> Bool { lhs === rhs }
    nonisolated static func < (lhs: RankedClient, rhs: RankedClient) -> Bool {
        ObjectIdentifier(lhs) < ObjectIdentifier(rhs)
    }
}

/// A client of `Stored`, yours to edit.
@MainActor
@dynamicMemberLookup
final class StoredClient: Stored {
    /// A client whose members fail until they are set.
    static var unimplemented: StoredClient { StoredClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Stored & Sendable) {
        onTouch = { live.touch() }
        storage.onEncodeTo = { try live.encode(to: $0) }
    }

    nonisolated struct Storage {
        var onEncodeTo: @Sendable (any Encoder) throws -> Void = { _ in
            TestIssue.report("StoredClient.onEncodeTo is not set")
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    // MARK: touch()
    var onTouch: @MainActor () -> Void = { TestIssue.report("StoredClient.onTouch is not set") }
    func touch() { onTouch() }

    nonisolated init(from decoder: any Decoder) throws {}
    nonisolated func encode(to encoder: any Encoder) throws { try storage.onEncodeTo(encoder) }
}

/// A client of `SectionEditor`, yours to edit.
@MainActor
struct SectionEditorClient: SectionEditor {
    /// A client whose members fail until they are set.
    static var unimplemented: SectionEditorClient { SectionEditorClient() }

    init() {}

    /// Resets the storage of static members.
    static func reset() { onInitText = { _ in TestIssue.stop("SectionEditorClient.onInitText is not set") } }

    // MARK: edit(_:)
    var onEdit: @MainActor (String) async throws -> Int = { _ in
        TestIssue.report("SectionEditorClient.onEdit is not set", returning: 0)
    }
    func edit(_ text: String) async throws -> Int { try await onEdit(text) }

    // MARK: copy(isolation:)
    var onCopyIsolation: nonisolated(nonsending) @Sendable () async throws -> SectionEditorClient? = {
        TestIssue.report("SectionEditorClient.onCopyIsolation is not set", returning: nil)
    }
    func copy(isolation: isolated (any Actor)?) async throws -> SectionEditorClient? { try await onCopyIsolation() }

    // MARK: init(text:)
    static var onInitText: @MainActor (String) -> SectionEditorClient = { _ in
        TestIssue.stop("SectionEditorClient.onInitText is not set")
    }
    init(text: String) { self = Self.onInitText(text) }
}

/// A client of `Gauge`, yours to edit.
nonisolated struct GaugeClient: Gauge {
    /// A client whose members fail until they are set.
    static var unimplemented: GaugeClient { GaugeClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `reset()`, which has to be set.
    init(_ live: some Gauge & Sendable) {
        let live = Locked(live)
        onLevel = { live.withLock { $0 }.level }
        onSetLevel = {
            var changed = live.withLock { $0 }
            changed.level = $0
            live.withLock { swap(&$0, &changed) }
        }
        onRead = { live.withLock { $0 }.read() }
    }

    // MARK: level
    var onLevel: @MainActor () -> Int = { TestIssue.report("GaugeClient.onLevel is not set", returning: 0) }
    var onSetLevel: @MainActor (Int) -> Void = { _ in TestIssue.report("GaugeClient.onSetLevel is not set") }
    @MainActor var level: Int {
        get { onLevel() }
        set { onSetLevel(newValue) }
    }

    // MARK: read()
    var onRead: () -> Int = { TestIssue.report("GaugeClient.onRead is not set", returning: 0) }
    func read() -> Int { onRead() }

    // MARK: reset()
    var onReset: () -> Void = { TestIssue.report("GaugeClient.onReset is not set") }
    func reset() { onReset() }
}
