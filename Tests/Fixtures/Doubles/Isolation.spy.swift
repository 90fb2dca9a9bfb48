import Isolation

/// A spy of `NotesView`, yours to edit.
@MainActor
@dynamicMemberLookup
final class NotesViewSpy: NotesView {
    nonisolated struct Storage {
        var identifier = ""
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

    // MARK: show(_:)
    var showCalls: [Draft] = []
    func show(_ draft: Draft) { showCalls.append(draft) }

    // MARK: edit(_:)
    var editCalls: [Draft] = []
    var editStub: @MainActor (Draft) async -> Draft = { _ in Draft() }
    func edit(_ draft: Draft) async -> Draft {
        editCalls.append(draft)
        return await editStub(draft)
    }

    // MARK: close()
    var closeCallCount = 0
    func close() { closeCallCount += 1 }

    // MARK: title
    var titleSetCalls: [String] = []
    var title = "" { didSet { titleSetCalls.append(title) } }

    var draft = Draft()

    nonisolated var identifier: String {
        get { storage.identifier }
        set { storage.identifier = newValue }
    }

    nonisolated func describe(level: Int) -> String {
        storage.append(level, to: \.describeLevelCalls)
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
    // MARK: save(_:)
    var saveCalls: [String] = []
    var saveStub: @StoreActor (String) async throws -> Void = { _ in }
    func save(_ text: String) async throws {
        saveCalls.append(text)
        try await saveStub(text)
    }

    var count = 0
}

/// A spy of `NotesPresenter`, yours to edit.
nonisolated final class NotesPresenterSpy: NotesPresenter {
    // MARK: present(_:)
    var presentCalls: [Draft] = []
    @MainActor func present(_ draft: Draft) { presentCalls.append(draft) }

    // MARK: persist(_:)
    var persistCalls: [Draft] = []
    var persistStub: @StoreActor (Draft) async -> Bool = { _ in false }
    @StoreActor func persist(_ draft: Draft) async -> Bool {
        persistCalls.append(draft)
        return await persistStub(draft)
    }

    var headline = ""

    // MARK: reset()
    var resetCallCount = 0
    func reset() { resetCallCount += 1 }
}

/// A spy of `NoteCache`, yours to edit.
@dynamicMemberLookup
actor NoteCacheSpy: NoteCache {
    struct Storage {
        var name = ""
        var hintCalls: [String] = []
        var hintStub: @Sendable (String) -> Int = { _ in 0 }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func configure(_ change: @Sendable (isolated NoteCacheSpy) -> Void) { change(self) }

    // MARK: store(_:key:)
    struct StoreKeyCall: RecordedCall { let text: String, key: String }
    var storeKeyCalls: [StoreKeyCall] = []
    func store(_ text: String, key: String) { storeKeyCalls.append(.init(text: text, key: key)) }

    // MARK: load(key:)
    var loadKeyCalls: [String] = []
    var loadKeyStub: (String) async throws -> String = { _ in "" }
    func load(key: String) async throws -> String {
        loadKeyCalls.append(key)
        return try await loadKeyStub(key)
    }

    // MARK: adopt(_:)
    var adoptCallCount = 0
    var adoptStub: nonisolated(nonsending) (sending Draft) async -> sending Draft = { _ in Draft() }
    func adopt(_ draft: sending Draft) async -> sending Draft {
        adoptCallCount += 1
        return await adoptStub(draft)
    }

    var size = 0

    nonisolated var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }

    nonisolated func hint(_ key: String) -> Int {
        storage.append(key, to: \.hintCalls)
        return storage.hintStub(key)
    }
}

/// A spy of `Worker`, yours to edit.
nonisolated final class WorkerSpy: Worker {
    // MARK: work(_:)
    var workCalls: [Draft] = []
    var workStub: nonisolated(nonsending) (Draft) async -> Draft = { _ in Draft() }
    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft {
        workCalls.append(draft)
        return await workStub(draft)
    }

    // MARK: crunch(_:)
    var crunchCalls: [Int] = []
    var crunchStub: (Int) async -> Int = { _ in 0 }
    @concurrent func crunch(_ number: Int) async -> Int {
        crunchCalls.append(number)
        return await crunchStub(number)
    }

    // MARK: run(_:isolation:)
    var runIsolationCalls: [Draft] = []
    var runIsolationStub: nonisolated(nonsending) (Draft) async -> Draft = { _ in Draft() }
    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft {
        runIsolationCalls.append(draft)
        return await runIsolationStub(draft)
    }

    // MARK: give(_:)
    var giveCallCount = 0
    var giveStub: (sending Draft) -> sending Draft = { _ in Draft() }
    func give(_ draft: sending Draft) -> sending Draft {
        giveCallCount += 1
        return giveStub(draft)
    }
}
