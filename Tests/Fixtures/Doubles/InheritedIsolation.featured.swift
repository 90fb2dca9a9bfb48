import InheritedIsolation

/// A spy of `TitledThing`, yours to edit.
@dynamicMemberLookup
nonisolated final class TitledThingSpy: TitledThing {
    init() {}

    struct StaticStorage {
        var makeCalls: [String] = []
        var makeStub: @Sendable (String) -> MainCrate = { _ in MainCrate() }
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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any TitledThing) {
        labelStub = { live.label }
        describeStub = { live.describe($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        labelCallCount = 0
        labelSetCalls = []
        describeCalls = []
    }

    // MARK: label
    var labelCallCount = 0
    var labelStub: () -> String = { "" }
    var labelSetCalls: [String] = []
    var labelSetStub: (String) -> Void = { _ in }
    var label: String {
        get {
            labelCallCount += 1
            order?.add("label")
            return labelStub()
        }
        set {
            labelSetCalls.append(newValue)
            order?.add("label")
            labelSetStub(newValue)
        }
    }

    // MARK: describe(_:)
    var describeCalls: [MainCrate] = []
    var describeStub: (MainCrate) -> String = { _ in "" }
    func describe(_ crate: MainCrate) -> String {
        describeCalls.append(crate)
        order?.add("describe(_:)")
        return describeStub(crate)
    }

    static func make(_ label: String) -> MainCrate {
        staticStorage.append(label, to: \.makeCalls)
        return staticStorage.makeStub(label)
    }
}

/// A spy of `Weighing`, yours to edit.
@dynamicMemberLookup
final class WeighingSpy: Weighing {
    init() {}

    struct Storage {
        var order: CallOrder?
        var weighCalls: [MainCrate] = []
        var weighStub: @Sendable (MainCrate) async throws -> Int = { _ in 0 }
        var countCallCount = 0
        var countStub: @Sendable () async -> Int = { 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Weighing) {
        storage.weighStub = { try await live.weigh($0) }
        storage.countStub = { await live.count() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.weighCalls = []
        storage.countCallCount = 0
    }

    func weigh(_ crate: MainCrate) async throws -> Int {
        storage.append(crate, to: \.weighCalls)
        storage.order?.add("weigh(_:)")
        return try await storage.weighStub(crate)
    }

    func count() async -> Int {
        storage.increment(\.countCallCount)
        storage.order?.add("count()")
        return await storage.countStub()
    }
}

/// A spy of `Ranked`, yours to edit.
@MainActor
final class RankedSpy: Ranked {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Ranked) { rankStub = { live.rank() } }

    /// Forgets all recorded calls.
    func resetCalls() { rankCallCount = 0 }

    // MARK: rank()
    var rankCallCount = 0
    var rankStub: () -> Int = { 0 }
    func rank() -> Int {
        rankCallCount += 1
        order?.add("rank()")
        return rankStub()
    }

    nonisolated static func == (lhs: RankedSpy, rhs: RankedSpy) -> Bool { lhs === rhs }
    nonisolated static func < (lhs: RankedSpy, rhs: RankedSpy) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }
}

/// A spy of `Stored`, yours to edit.
@MainActor
final class StoredSpy: Stored {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Stored) { touchStub = { live.touch() } }

    /// Forgets all recorded calls.
    func resetCalls() { touchCallCount = 0 }

    // MARK: touch()
    var touchCallCount = 0
    var touchStub: () -> Void = {}
    func touch() {
        touchCallCount += 1
        order?.add("touch()")
        touchStub()
    }

    nonisolated init(from decoder: any Decoder) throws {}
    nonisolated func encode(to encoder: any Encoder) throws {}
}

/// A spy of `SectionEditor`, yours to edit.
@MainActor
@dynamicMemberLookup
final class SectionEditorSpy: SectionEditor {
    init() {}

    nonisolated struct Storage {
        var order: CallOrder?
        var copyIsolationCallCount = 0
        var copyIsolationStub: nonisolated(nonsending) @Sendable () async throws -> SectionEditorSpy? = { nil }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any SectionEditor) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        editCalls = []
        storage.copyIsolationCallCount = 0
        initTextCalls = []
    }

    // MARK: edit(_:)
    var editCalls: [String] = []
    var editStub: @MainActor (String) async throws -> Int = { _ in 0 }
    func edit(_ text: String) async throws -> Int {
        editCalls.append(text)
        storage.order?.add("edit(_:)")
        return try await editStub(text)
    }

    func copy(isolation: isolated (any Actor)?) async throws -> SectionEditorSpy? {
        storage.increment(\.copyIsolationCallCount)
        storage.order?.add("copy(isolation:)")
        return try await storage.copyIsolationStub()
    }

    // MARK: init(text:)
    var initTextCalls: [String] = []
    init(text: String) {
        initTextCalls.append(text)
        storage.order?.add("init(text:)")
    }
}

/// A spy of `Gauge`, yours to edit.
nonisolated final class GaugeSpy: Gauge {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Gauge) { readStub = { live.read() } }

    /// Forgets all recorded calls.
    func resetCalls() {
        levelCallCount = 0
        levelSetCalls = []
        readCallCount = 0
        resetCallCount = 0
    }

    // MARK: level
    var levelCallCount = 0
    var levelStub: () -> Int = { 0 }
    var levelSetCalls: [Int] = []
    var levelSetStub: (Int) -> Void = { _ in }
    @MainActor var level: Int {
        get {
            levelCallCount += 1
            order?.add("level")
            return levelStub()
        }
        set {
            levelSetCalls.append(newValue)
            order?.add("level")
            levelSetStub(newValue)
        }
    }

    // MARK: read()
    var readCallCount = 0
    var readStub: () -> Int = { 0 }
    func read() -> Int {
        readCallCount += 1
        order?.add("read()")
        return readStub()
    }

    // MARK: reset()
    var resetCallCount = 0
    var resetStub: () -> Void = {}
    func reset() {
        resetCallCount += 1
        order?.add("reset()")
        resetStub()
    }
}
