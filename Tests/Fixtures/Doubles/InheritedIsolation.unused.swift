import InheritedIsolation

/// A spy of `TitledThing`, yours to edit.
@dynamicMemberLookup
nonisolated final class TitledThingSpy: TitledThing {
    struct StaticStorage {
        @Recorded("TitledThingSpy.make(_:)") var makeCalls: [String] = []
        @Stubbed(behindLock: "TitledThingSpy.makeStub") var makeStub: @Sendable (String) -> MainCrate = { _ in
            MainCrate()
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

    var order: CallOrder? { didSet { Unused.reads("TitledThingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        labelSetCalls = []
        describeCalls = []
    }

    // MARK: label
    @Recorded("TitledThingSpy.label") var labelSetCalls: [String] = []
    var label = "" {
        didSet {
            $labelSetCalls.append(label)
            order?.add("label")
        }
    }

    // MARK: describe(_:)
    @Recorded("TitledThingSpy.describe(_:)") var describeCalls: [MainCrate] = []
    @Stubbed("TitledThingSpy.describeStub") var describeStub: (MainCrate) -> String = { _ in "" }
    func describe(_ crate: MainCrate) -> String {
        $describeCalls.append(crate)
        order?.add("describe(_:)")
        return describeStub(crate)
    }

    static func make(_ label: String) -> MainCrate {
        staticStorage.withLock { $0.$makeCalls.append(label) }
        return staticStorage.makeStub(label)
    }
}

/// A spy of `Weighing`, yours to edit.
@dynamicMemberLookup
final class WeighingSpy: Weighing {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("WeighingSpy") } }
        @Recorded("WeighingSpy.weigh(_:)") var weighCalls: [MainCrate] = []
        @Stubbed(behindLock: "WeighingSpy.weighStub") var weighStub: @Sendable (MainCrate) async throws -> Int = { _ in
            0
        }
        @Recorded("WeighingSpy.count()") var countCallCount = 0
        @Stubbed(behindLock: "WeighingSpy.countStub") var countStub: @Sendable () async -> Int = { 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.weighCalls = []
        storage.countCallCount = 0
    }

    func weigh(_ crate: MainCrate) async throws -> Int {
        storage.withLock { $0.$weighCalls.append(crate) }
        storage.order?.add("weigh(_:)")
        return try await storage.weighStub(crate)
    }

    func count() async -> Int {
        storage.withLock { $0.$countCallCount.increment() }
        storage.order?.add("count()")
        return await storage.countStub()
    }
}

/// A spy of `Ranked`, yours to edit.
@MainActor
final class RankedSpy: Ranked {
    var order: CallOrder? { didSet { Unused.reads("RankedSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { rankCallCount = 0 }

    // MARK: rank()
    @Recorded("RankedSpy.rank()") var rankCallCount = 0
    @Stubbed("RankedSpy.rankStub") var rankStub: () -> Int = { 0 }
    func rank() -> Int {
        $rankCallCount.increment()
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

    var order: CallOrder? { didSet { Unused.reads("StoredSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { touchCallCount = 0 }

    // MARK: touch()
    @Recorded("StoredSpy.touch()") var touchCallCount = 0
    func touch() {
        $touchCallCount.increment()
        order?.add("touch()")
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
        var order: CallOrder? { didSet { Unused.reads("SectionEditorSpy") } }
        @Recorded("SectionEditorSpy.copy(isolation:)") var copyIsolationCallCount = 0
        @Stubbed(behindLock: "SectionEditorSpy.copyIsolationStub") var copyIsolationStub:
            nonisolated(nonsending) @Sendable () async throws -> SectionEditorSpy? = { nil }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        editCalls = []
        storage.copyIsolationCallCount = 0
        initTextCalls = []
    }

    // MARK: edit(_:)
    @Recorded("SectionEditorSpy.edit(_:)") var editCalls: [String] = []
    @Stubbed("SectionEditorSpy.editStub") var editStub: @MainActor (String) async throws -> Int = { _ in 0 }
    func edit(_ text: String) async throws -> Int {
        $editCalls.append(text)
        storage.order?.add("edit(_:)")
        return try await editStub(text)
    }

    func copy(isolation: isolated (any Actor)?) async throws -> SectionEditorSpy? {
        storage.withLock { $0.$copyIsolationCallCount.increment() }
        storage.order?.add("copy(isolation:)")
        return try await storage.copyIsolationStub()
    }

    // MARK: init(text:)
    @Recorded("SectionEditorSpy.init(text:)") var initTextCalls: [String] = []
    init(text: String) {
        $initTextCalls.append(text)
        storage.order?.add("init(text:)")
    }
}

/// A spy of `Gauge`, yours to edit.
nonisolated final class GaugeSpy: Gauge {
    var order: CallOrder? { didSet { Unused.reads("GaugeSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        levelSetCalls = []
        readCallCount = 0
        resetCallCount = 0
    }

    // MARK: level
    @Recorded("GaugeSpy.level") var levelSetCalls: [Int] = []
    var level = 0 {
        didSet {
            $levelSetCalls.append(level)
            order?.add("level")
        }
    }

    // MARK: read()
    @Recorded("GaugeSpy.read()") var readCallCount = 0
    @Stubbed("GaugeSpy.readStub") var readStub: () -> Int = { 0 }
    func read() -> Int {
        $readCallCount.increment()
        order?.add("read()")
        return readStub()
    }

    // MARK: reset()
    @Recorded("GaugeSpy.reset()") var resetCallCount = 0
    func reset() {
        $resetCallCount.increment()
        order?.add("reset()")
    }
}
