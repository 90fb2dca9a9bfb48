import Isolation

/// A spy of `NotesView`, yours to edit.
@MainActor
@dynamicMemberLookup
final class NotesViewSpy: NotesView {
    nonisolated struct Storage {
        var order: CallOrder? { didSet { Unused.reads("NotesViewSpy") } }
        var identifier = ""
        @Recorded("NotesViewSpy.describe(level:)") var describeLevelCalls: [Int] = []
        @Stubbed(behindLock: "NotesViewSpy.describeLevelStub") var describeLevelStub: @Sendable (Int) -> String = { _ in
            ""
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        makeNamedStub = { _ in 0 }
        makeNamedCalls = []
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        showCalls = []
        editCalls = []
        closeCallCount = 0
        titleSetCalls = []
        storage.describeLevelCalls = []
    }

    // MARK: show(_:)
    @Recorded("NotesViewSpy.show(_:)") var showCalls: [Draft] = []
    func show(_ draft: Draft) {
        $showCalls.append(draft)
        storage.order?.add("show(_:)")
    }

    // MARK: edit(_:)
    @Recorded("NotesViewSpy.edit(_:)") var editCalls: [Draft] = []
    @Stubbed("NotesViewSpy.editStub") var editStub: @MainActor (Draft) async -> Draft = { _ in Draft() }
    func edit(_ draft: Draft) async -> Draft {
        $editCalls.append(draft)
        storage.order?.add("edit(_:)")
        return await editStub(draft)
    }

    // MARK: close()
    @Recorded("NotesViewSpy.close()") var closeCallCount = 0
    func close() {
        $closeCallCount.increment()
        storage.order?.add("close()")
    }

    // MARK: title
    @Recorded("NotesViewSpy.title") var titleSetCalls: [String] = []
    var title = "" {
        didSet {
            $titleSetCalls.append(title)
            storage.order?.add("title")
        }
    }

    var draft = Draft()

    nonisolated var identifier: String {
        get { storage.identifier }
        set { storage.identifier = newValue }
    }

    nonisolated func describe(level: Int) -> String {
        storage.withLock { $0.$describeLevelCalls.append(level) }
        storage.order?.add("describe(level:)")
        return storage.describeLevelStub(level)
    }

    // MARK: make(named:)
    @Recorded("NotesViewSpy.make(named:)") static var makeNamedCalls: [String] = []
    @Stubbed("NotesViewSpy.makeNamedStub") static var makeNamedStub: (String) -> Int = { _ in 0 }
    static func make(named name: String) -> Int {
        $makeNamedCalls.append(name)
        return makeNamedStub(name)
    }
}

/// A spy of `NoteStore`, yours to edit.
@StoreActor
final class NoteStoreSpy: NoteStore {
    var order: CallOrder? { didSet { Unused.reads("NoteStoreSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { saveCalls = [] }

    // MARK: save(_:)
    @Recorded("NoteStoreSpy.save(_:)") var saveCalls: [String] = []
    @Stubbed("NoteStoreSpy.saveStub") var saveStub: @StoreActor (String) async throws -> Void = { _ in }
    func save(_ text: String) async throws {
        $saveCalls.append(text)
        order?.add("save(_:)")
        try await saveStub(text)
    }

    var count = 0
}

/// A spy of `NotesPresenter`, yours to edit.
nonisolated final class NotesPresenterSpy: NotesPresenter {
    var order: CallOrder? { didSet { Unused.reads("NotesPresenterSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        presentCalls = []
        persistCalls = []
        resetCallCount = 0
    }

    // MARK: present(_:)
    @Recorded("NotesPresenterSpy.present(_:)") var presentCalls: [Draft] = []
    @MainActor func present(_ draft: Draft) {
        $presentCalls.append(draft)
        order?.add("present(_:)")
    }

    // MARK: persist(_:)
    @Recorded("NotesPresenterSpy.persist(_:)") var persistCalls: [Draft] = []
    @Stubbed("NotesPresenterSpy.persistStub") var persistStub: @StoreActor (Draft) async -> Bool = { _ in false }
    @StoreActor func persist(_ draft: Draft) async -> Bool {
        $persistCalls.append(draft)
        order?.add("persist(_:)")
        return await persistStub(draft)
    }

    var headline = ""

    // MARK: reset()
    @Recorded("NotesPresenterSpy.reset()") var resetCallCount = 0
    func reset() {
        $resetCallCount.increment()
        order?.add("reset()")
    }
}

/// A spy of `NoteCache`, yours to edit.
@dynamicMemberLookup
actor NoteCacheSpy: NoteCache {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("NoteCacheSpy") } }
        var name = ""
        @Recorded("NoteCacheSpy.hint(_:)") var hintCalls: [String] = []
        @Stubbed(behindLock: "NoteCacheSpy.hintStub") var hintStub: @Sendable (String) -> Int = { _ in 0 }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storeKeyCalls = []
        loadKeyCalls = []
        adoptCallCount = 0
        storage.hintCalls = []
    }

    func configure(_ change: @Sendable (isolated NoteCacheSpy) -> Void) { change(self) }

    // MARK: store(_:key:)
    struct StoreKeyCall: RecordedCall { let text: String, key: String }
    @Recorded("NoteCacheSpy.store(_:key:)") var storeKeyCalls: [StoreKeyCall] = []
    func store(_ text: String, key: String) {
        $storeKeyCalls.append(.init(text: text, key: key))
        storage.order?.add("store(_:key:)")
    }

    // MARK: load(key:)
    @Recorded("NoteCacheSpy.load(key:)") var loadKeyCalls: [String] = []
    @Stubbed("NoteCacheSpy.loadKeyStub") var loadKeyStub: (String) async throws -> String = { _ in "" }
    func load(key: String) async throws -> String {
        $loadKeyCalls.append(key)
        storage.order?.add("load(key:)")
        return try await loadKeyStub(key)
    }

    // MARK: adopt(_:)
    @Recorded("NoteCacheSpy.adopt(_:)") var adoptCallCount = 0
    @Stubbed("NoteCacheSpy.adoptStub") var adoptStub: nonisolated(nonsending) (sending Draft) async -> sending Draft = {
        _ in
        Draft()
    }
    func adopt(_ draft: sending Draft) async -> sending Draft {
        $adoptCallCount.increment()
        storage.order?.add("adopt(_:)")
        return await adoptStub(draft)
    }

    var size = 0

    nonisolated var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }

    nonisolated func hint(_ key: String) -> Int {
        storage.withLock { $0.$hintCalls.append(key) }
        storage.order?.add("hint(_:)")
        return storage.hintStub(key)
    }
}

/// A spy of `Worker`, yours to edit.
nonisolated final class WorkerSpy: Worker {
    var order: CallOrder? { didSet { Unused.reads("WorkerSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        workCalls = []
        crunchCalls = []
        runIsolationCalls = []
        giveCallCount = 0
    }

    // MARK: work(_:)
    @Recorded("WorkerSpy.work(_:)") var workCalls: [Draft] = []
    @Stubbed("WorkerSpy.workStub") var workStub: nonisolated(nonsending) (Draft) async -> Draft = { _ in Draft() }
    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft {
        $workCalls.append(draft)
        order?.add("work(_:)")
        return await workStub(draft)
    }

    // MARK: crunch(_:)
    @Recorded("WorkerSpy.crunch(_:)") var crunchCalls: [Int] = []
    @Stubbed("WorkerSpy.crunchStub") var crunchStub: (Int) async -> Int = { _ in 0 }
    @concurrent func crunch(_ number: Int) async -> Int {
        $crunchCalls.append(number)
        order?.add("crunch(_:)")
        return await crunchStub(number)
    }

    // MARK: run(_:isolation:)
    @Recorded("WorkerSpy.run(_:isolation:)") var runIsolationCalls: [Draft] = []
    @Stubbed("WorkerSpy.runIsolationStub") var runIsolationStub: nonisolated(nonsending) (Draft) async -> Draft = { _ in
        Draft()
    }
    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft {
        $runIsolationCalls.append(draft)
        order?.add("run(_:isolation:)")
        return await runIsolationStub(draft)
    }

    // MARK: give(_:)
    @Recorded("WorkerSpy.give(_:)") var giveCallCount = 0
    @Stubbed("WorkerSpy.giveStub") var giveStub: (sending Draft) -> sending Draft = { _ in Draft() }
    func give(_ draft: sending Draft) -> sending Draft {
        $giveCallCount.increment()
        order?.add("give(_:)")
        return giveStub(draft)
    }
}
