import Isolation

/// A mock of `NotesView`, yours to edit.
@MainActor
@dynamicMemberLookup
final class NotesViewMock: NotesView {
    nonisolated struct Storage {
        var identifier = ""
        var describeLevelCalls: [Int] = []
        var describeLevelStub: @Sendable (Int) -> String = { _ in "" }
        var describeLevelExpectations: [ExpectedCalls<Int>] = []
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
        makeNamedExpectations = []
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += showExpectations.unmet(showCalls, of: "show(_:)")
        unmet += editExpectations.unmet(editCalls, of: "edit(_:)")
        unmet += closeExpectations.unmet(closeCallCount, of: "close()")
        unmet += storage.describeLevelExpectations.unmet(storage.describeLevelCalls, of: "describe(level:)")
        unmet += Self.makeNamedExpectations.unmet(Self.makeNamedCalls, of: "make(named:)")
        return unmet
    }

    deinit { UnreadExpectations.reportOnMainActor { unmetExpectations } }

    // MARK: show(_:)
    var showCalls: [Draft] = []
    var showExpectations: [ExpectedCalls<Draft>] = []
    func show(_ draft: Draft) { showCalls.append(draft) }

    // MARK: edit(_:)
    var editCalls: [Draft] = []
    var editStub: @MainActor (Draft) async -> Draft = { _ in Draft() }
    var editExpectations: [ExpectedCalls<Draft>] = []
    func edit(_ draft: Draft) async -> Draft {
        editCalls.append(draft)
        return await editStub(draft)
    }

    // MARK: close()
    var closeCallCount = 0
    var closeExpectations: [ExpectedCalls<Void>] = []
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
    static var makeNamedExpectations: [ExpectedCalls<String>] = []
    static func make(named name: String) -> Int {
        makeNamedCalls.append(name)
        return makeNamedStub(name)
    }
}

/// A mock of `NoteStore`, yours to edit.
@StoreActor
final class NoteStoreMock: NoteStore {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += saveExpectations.unmet(saveCalls, of: "save(_:)")
        return unmet
    }

    // MARK: save(_:)
    var saveCalls: [String] = []
    var saveStub: @StoreActor (String) async throws -> Void = { _ in }
    var saveExpectations: [ExpectedCalls<String>] = []
    func save(_ text: String) async throws {
        saveCalls.append(text)
        try await saveStub(text)
    }

    var count = 0
}

/// A mock of `NotesPresenter`, yours to edit.
nonisolated final class NotesPresenterMock: NotesPresenter {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += presentExpectations.unmet(presentCalls, of: "present(_:)")
        unmet += persistExpectations.unmet(persistCalls, of: "persist(_:)")
        unmet += resetExpectations.unmet(resetCallCount, of: "reset()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: present(_:)
    var presentCalls: [Draft] = []
    var presentExpectations: [ExpectedCalls<Draft>] = []
    @MainActor func present(_ draft: Draft) { presentCalls.append(draft) }

    // MARK: persist(_:)
    var persistCalls: [Draft] = []
    var persistStub: @StoreActor (Draft) async -> Bool = { _ in false }
    var persistExpectations: [ExpectedCalls<Draft>] = []
    @StoreActor func persist(_ draft: Draft) async -> Bool {
        persistCalls.append(draft)
        return await persistStub(draft)
    }

    var headline = ""

    // MARK: reset()
    var resetCallCount = 0
    var resetExpectations: [ExpectedCalls<Void>] = []
    func reset() { resetCallCount += 1 }
}

/// A mock of `NoteCache`, yours to edit.
@dynamicMemberLookup
actor NoteCacheMock: NoteCache {
    struct Storage {
        var name = ""
        var hintCalls: [String] = []
        var hintStub: @Sendable (String) -> Int = { _ in 0 }
        var hintExpectations: [ExpectedCalls<String>] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storeKeyExpectations.unmet(storeKeyCalls, of: "store(_:key:)")
        unmet += loadKeyExpectations.unmet(loadKeyCalls, of: "load(key:)")
        unmet += adoptExpectations.unmet(adoptCallCount, of: "adopt(_:)")
        unmet += storage.hintExpectations.unmet(storage.hintCalls, of: "hint(_:)")
        return unmet
    }

    func configure(_ change: @Sendable (isolated NoteCacheMock) -> Void) { change(self) }

    // MARK: store(_:key:)
    struct StoreKeyCall: RecordedCall { let text: String, key: String }
    var storeKeyCalls: [StoreKeyCall] = []
    var storeKeyExpectations: [ExpectedCalls<StoreKeyCall>] = []
    func store(_ text: String, key: String) { storeKeyCalls.append(.init(text: text, key: key)) }

    // MARK: load(key:)
    var loadKeyCalls: [String] = []
    var loadKeyStub: (String) async throws -> String = { _ in "" }
    var loadKeyExpectations: [ExpectedCalls<String>] = []
    func load(key: String) async throws -> String {
        loadKeyCalls.append(key)
        return try await loadKeyStub(key)
    }

    // MARK: adopt(_:)
    var adoptCallCount = 0
    var adoptStub: nonisolated(nonsending) (sending Draft) async -> sending Draft = { _ in Draft() }
    var adoptExpectations: [ExpectedCalls<Void>] = []
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

/// A mock of `Worker`, yours to edit.
nonisolated final class WorkerMock: Worker {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += workExpectations.unmet(workCalls, of: "work(_:)")
        unmet += crunchExpectations.unmet(crunchCalls, of: "crunch(_:)")
        unmet += runIsolationExpectations.unmet(runIsolationCalls, of: "run(_:isolation:)")
        unmet += giveExpectations.unmet(giveCallCount, of: "give(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: work(_:)
    var workCalls: [Draft] = []
    var workStub: nonisolated(nonsending) (Draft) async -> Draft = { _ in Draft() }
    var workExpectations: [ExpectedCalls<Draft>] = []
    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft {
        workCalls.append(draft)
        return await workStub(draft)
    }

    // MARK: crunch(_:)
    var crunchCalls: [Int] = []
    var crunchStub: (Int) async -> Int = { _ in 0 }
    var crunchExpectations: [ExpectedCalls<Int>] = []
    @concurrent func crunch(_ number: Int) async -> Int {
        crunchCalls.append(number)
        return await crunchStub(number)
    }

    // MARK: run(_:isolation:)
    var runIsolationCalls: [Draft] = []
    var runIsolationStub: nonisolated(nonsending) (Draft) async -> Draft = { _ in Draft() }
    var runIsolationExpectations: [ExpectedCalls<Draft>] = []
    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft {
        runIsolationCalls.append(draft)
        return await runIsolationStub(draft)
    }

    // MARK: give(_:)
    var giveCallCount = 0
    var giveStub: (sending Draft) -> sending Draft = { _ in Draft() }
    var giveExpectations: [ExpectedCalls<Void>] = []
    func give(_ draft: sending Draft) -> sending Draft {
        giveCallCount += 1
        return giveStub(draft)
    }
}
