import Isolation

/// A spy of `NotesView`, yours to edit.
@MainActor
@dynamicMemberLookup
final class NotesViewSpy: NotesView {
    init() {}

    nonisolated struct Storage {
        var order: CallOrder?
        var identifierCallCount = 0
        var identifierStub: @Sendable () -> String = { "" }
        var describeLevelCalls: [Int] = []
        var describeLevelStub: @Sendable (Int) -> String = { _ in "" }
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any NotesView) {
        showStub = { live.show($0) }
        editStub = { await live.edit($0) }
        closeStub = { live.close() }
        titleStub = { live.title }
        draftStub = { live.draft }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        showCalls = []
        editCalls = []
        closeCallCount = 0
        titleCallCount = 0
        titleSetCalls = []
        draftCallCount = 0
        storage.identifierCallCount = 0
        storage.describeLevelCalls = []
    }

    // MARK: show(_:)
    var showCalls: [Draft] = []
    var showStub: (Draft) -> Void = { _ in }
    func show(_ draft: Draft) {
        showCalls.append(draft)
        storage.order?.add("show(_:)")
        showStub(draft)
    }

    // MARK: edit(_:)
    var editCalls: [Draft] = []
    var editStub: @MainActor (Draft) async -> Draft = { _ in Draft() }
    func edit(_ draft: Draft) async -> Draft {
        editCalls.append(draft)
        storage.order?.add("edit(_:)")
        return await editStub(draft)
    }

    // MARK: close()
    var closeCallCount = 0
    var closeStub: () -> Void = {}
    func close() {
        closeCallCount += 1
        storage.order?.add("close()")
        closeStub()
    }

    // MARK: title
    var titleCallCount = 0
    var titleStub: () -> String = { "" }
    var titleSetCalls: [String] = []
    var titleSetStub: (String) -> Void = { _ in }
    var title: String {
        get {
            titleCallCount += 1
            storage.order?.add("title")
            return titleStub()
        }
        set {
            titleSetCalls.append(newValue)
            storage.order?.add("title")
            titleSetStub(newValue)
        }
    }

    // MARK: draft
    var draftCallCount = 0
    var draftStub: () -> Draft = { Draft() }
    var draft: Draft {
        draftCallCount += 1
        storage.order?.add("draft")
        return draftStub()
    }

    nonisolated var identifier: String {
        storage.increment(\.identifierCallCount)
        storage.order?.add("identifier")
        return storage.identifierStub()
    }

    nonisolated func describe(level: Int) -> String {
        storage.append(level, to: \.describeLevelCalls)
        storage.order?.add("describe(level:)")
        return storage.describeLevelStub(level)
    }

    // MARK: make(named:)
    static var makeNamedCalls: [String] = []
    static var makeNamedStub: (String) -> Int = { _ in 0 }
    static func make(named name: String) -> Int {
        makeNamedCalls.append(name)
        return makeNamedStub(name)
    }
}

/// A spy of `NoteStore`, yours to edit.
@StoreActor
final class NoteStoreSpy: NoteStore {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any NoteStore) {
        saveStub = { try await live.save($0) }
        countStub = { live.count }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        saveCalls = []
        countCallCount = 0
    }

    // MARK: save(_:)
    var saveCalls: [String] = []
    var saveStub: @StoreActor (String) async throws -> Void = { _ in }
    func save(_ text: String) async throws {
        saveCalls.append(text)
        order?.add("save(_:)")
        try await saveStub(text)
    }

    // MARK: count
    var countCallCount = 0
    var countStub: () -> Int = { 0 }
    var count: Int {
        countCallCount += 1
        order?.add("count")
        return countStub()
    }
}

/// A spy of `NotesPresenter`, yours to edit.
nonisolated final class NotesPresenterSpy: NotesPresenter {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any NotesPresenter) { resetStub = { live.reset() } }

    /// Forgets all recorded calls.
    func resetCalls() {
        presentCalls = []
        persistCalls = []
        headlineCallCount = 0
        resetCallCount = 0
    }

    // MARK: present(_:)
    var presentCalls: [Draft] = []
    var presentStub: (Draft) -> Void = { _ in }
    @MainActor func present(_ draft: Draft) {
        presentCalls.append(draft)
        order?.add("present(_:)")
        presentStub(draft)
    }

    // MARK: persist(_:)
    var persistCalls: [Draft] = []
    var persistStub: @StoreActor (Draft) async -> Bool = { _ in false }
    @StoreActor func persist(_ draft: Draft) async -> Bool {
        persistCalls.append(draft)
        order?.add("persist(_:)")
        return await persistStub(draft)
    }

    // MARK: headline
    var headlineCallCount = 0
    var headlineStub: () -> String = { "" }
    @MainActor var headline: String {
        headlineCallCount += 1
        order?.add("headline")
        return headlineStub()
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

/// A spy of `NoteCache`, yours to edit.
@dynamicMemberLookup
actor NoteCacheSpy: NoteCache {
    init() {}

    struct Storage {
        var order: CallOrder?
        var nameCallCount = 0
        var nameStub: @Sendable () -> String = { "" }
        var hintCalls: [String] = []
        var hintStub: @Sendable (String) -> Int = { _ in 0 }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any NoteCache) {
        loadKeyStub = { try await live.load(key: $0) }
        adoptStub = { await live.adopt($0) }
        storage.nameStub = { live.name }
        storage.hintStub = { live.hint($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storeKeyCalls = []
        loadKeyCalls = []
        adoptCallCount = 0
        sizeCallCount = 0
        storage.nameCallCount = 0
        storage.hintCalls = []
    }

    func configure(_ change: @Sendable (isolated NoteCacheSpy) -> Void) { change(self) }

    // MARK: store(_:key:)
    struct StoreKeyCall: RecordedCall { let text: String, key: String }
    var storeKeyCalls: [StoreKeyCall] = []
    var storeKeyStub: (String, String) -> Void = { _, _ in }
    func store(_ text: String, key: String) {
        storeKeyCalls.append(.init(text: text, key: key))
        storage.order?.add("store(_:key:)")
        storeKeyStub(text, key)
    }

    // MARK: load(key:)
    var loadKeyCalls: [String] = []
    var loadKeyStub: (String) async throws -> String = { _ in "" }
    func load(key: String) async throws -> String {
        loadKeyCalls.append(key)
        storage.order?.add("load(key:)")
        return try await loadKeyStub(key)
    }

    // MARK: adopt(_:)
    var adoptCallCount = 0
    var adoptStub: nonisolated(nonsending) (sending Draft) async -> sending Draft = { _ in Draft() }
    func adopt(_ draft: sending Draft) async -> sending Draft {
        adoptCallCount += 1
        storage.order?.add("adopt(_:)")
        return await adoptStub(draft)
    }

    // MARK: size
    var sizeCallCount = 0
    var sizeStub: () -> Int = { 0 }
    var size: Int {
        sizeCallCount += 1
        storage.order?.add("size")
        return sizeStub()
    }

    nonisolated var name: String {
        storage.increment(\.nameCallCount)
        storage.order?.add("name")
        return storage.nameStub()
    }

    nonisolated func hint(_ key: String) -> Int {
        storage.append(key, to: \.hintCalls)
        storage.order?.add("hint(_:)")
        return storage.hintStub(key)
    }
}

/// A spy of `Worker`, yours to edit.
nonisolated final class WorkerSpy: Worker {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Worker) {
        workStub = { await live.work($0) }
        giveStub = { live.give($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        workCalls = []
        crunchCalls = []
        runIsolationCalls = []
        giveCallCount = 0
    }

    // MARK: work(_:)
    var workCalls: [Draft] = []
    var workStub: nonisolated(nonsending) (Draft) async -> Draft = { _ in Draft() }
    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft {
        workCalls.append(draft)
        order?.add("work(_:)")
        return await workStub(draft)
    }

    // MARK: crunch(_:)
    var crunchCalls: [Int] = []
    var crunchStub: (Int) async -> Int = { _ in 0 }
    @concurrent func crunch(_ number: Int) async -> Int {
        crunchCalls.append(number)
        order?.add("crunch(_:)")
        return await crunchStub(number)
    }

    // MARK: run(_:isolation:)
    var runIsolationCalls: [Draft] = []
    var runIsolationStub: nonisolated(nonsending) (Draft) async -> Draft = { _ in Draft() }
    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft {
        runIsolationCalls.append(draft)
        order?.add("run(_:isolation:)")
        return await runIsolationStub(draft)
    }

    // MARK: give(_:)
    var giveCallCount = 0
    var giveStub: (sending Draft) -> sending Draft = { _ in Draft() }
    func give(_ draft: sending Draft) -> sending Draft {
        giveCallCount += 1
        order?.add("give(_:)")
        return giveStub(draft)
    }
}
