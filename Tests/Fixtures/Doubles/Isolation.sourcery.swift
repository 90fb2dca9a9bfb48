import Isolation

/// A mock of `NotesView`, yours to edit.
@MainActor
@dynamicMemberLookup
final class NotesViewMock: NotesView {
    nonisolated struct Storage {
        var underlyingIdentifier: String = ""
        var describeLevelCallsCount = 0
        var describeLevelReceivedLevel: Int?
        var describeLevelReceivedInvocations: [Int] = []
        var describeLevelReturnValue: String = ""
        var describeLevelClosure: (@Sendable (Int) -> String)?
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        makeNamedCallsCount = 0
        makeNamedReceivedName = nil
        makeNamedReceivedInvocations = []
        makeNamedClosure = nil
    }

    // MARK: show(_:)
    var showCallsCount = 0
    var showCalled: Bool { showCallsCount > 0 }
    var showReceivedDraft: Draft?
    var showReceivedInvocations: [Draft] = []
    var showClosure: ((Draft) -> Void)?
    func show(_ draft: Draft) {
        showCallsCount += 1
        showReceivedDraft = draft
        showReceivedInvocations.append(draft)
        showClosure?(draft)
    }

    // MARK: edit(_:)
    var editCallsCount = 0
    var editCalled: Bool { editCallsCount > 0 }
    var editReceivedDraft: Draft?
    var editReceivedInvocations: [Draft] = []
    lazy var editReturnValue: Draft = { fatalError("NotesViewMock.editReturnValue is not set") }()
    var editClosure: (@MainActor (Draft) async -> Draft)?
    func edit(_ draft: Draft) async -> Draft {
        editCallsCount += 1
        editReceivedDraft = draft
        editReceivedInvocations.append(draft)
        if let editClosure { return await editClosure(draft) }
        return editReturnValue
    }

    // MARK: close()
    var closeCallsCount = 0
    var closeCalled: Bool { closeCallsCount > 0 }
    var closeClosure: (() -> Void)?
    func close() {
        closeCallsCount += 1
        closeClosure?()
    }

    // MARK: title
    var underlyingTitle: String = ""
    var title: String {
        get { underlyingTitle }
        set { underlyingTitle = newValue }
    }

    // MARK: draft
    lazy var underlyingDraft: Draft = { fatalError("NotesViewMock.underlyingDraft is not set") }()
    var draft: Draft {
        get { underlyingDraft }
        set { underlyingDraft = newValue }
    }

    nonisolated var identifier: String {
        get { storage.underlyingIdentifier }
        set { storage.underlyingIdentifier = newValue }
    }

    nonisolated var describeLevelCalled: Bool { storage.describeLevelCallsCount > 0 }
    nonisolated func describe(level: Int) -> String {
        storage.withLock {
            $0.describeLevelCallsCount += 1
            $0.describeLevelReceivedLevel = level
            $0.describeLevelReceivedInvocations.append(level)
        }
        if let describeLevelClosure = storage.describeLevelClosure { return describeLevelClosure(level) }
        return storage.describeLevelReturnValue
    }

    // MARK: make(named:)
    static var makeNamedCallsCount = 0
    static var makeNamedCalled: Bool { makeNamedCallsCount > 0 }
    static var makeNamedReceivedName: String?
    static var makeNamedReceivedInvocations: [String] = []
    static var makeNamedReturnValue: Int = 0
    static var makeNamedClosure: ((String) -> Int)?
    static func make(named name: String) -> Int {
        makeNamedCallsCount += 1
        makeNamedReceivedName = name
        makeNamedReceivedInvocations.append(name)
        if let makeNamedClosure { return makeNamedClosure(name) }
        return makeNamedReturnValue
    }
}

/// A mock of `NoteStore`, yours to edit.
@StoreActor
final class NoteStoreMock: NoteStore {
    // MARK: save(_:)
    var saveCallsCount = 0
    var saveCalled: Bool { saveCallsCount > 0 }
    var saveReceivedText: String?
    var saveReceivedInvocations: [String] = []
    var saveThrowableError: (any Error)?
    var saveClosure: (@StoreActor (String) async throws -> Void)?
    func save(_ text: String) async throws {
        saveCallsCount += 1
        saveReceivedText = text
        saveReceivedInvocations.append(text)
        if let saveThrowableError { throw saveThrowableError }
        try await saveClosure?(text)
    }

    // MARK: count
    var underlyingCount: Int = 0
    var count: Int {
        get { underlyingCount }
        set { underlyingCount = newValue }
    }
}

/// A mock of `NotesPresenter`, yours to edit.
nonisolated final class NotesPresenterMock: NotesPresenter {
    // MARK: present(_:)
    var presentCallsCount = 0
    var presentCalled: Bool { presentCallsCount > 0 }
    var presentReceivedDraft: Draft?
    var presentReceivedInvocations: [Draft] = []
    var presentClosure: ((Draft) -> Void)?
    @MainActor func present(_ draft: Draft) {
        presentCallsCount += 1
        presentReceivedDraft = draft
        presentReceivedInvocations.append(draft)
        presentClosure?(draft)
    }

    // MARK: persist(_:)
    var persistCallsCount = 0
    var persistCalled: Bool { persistCallsCount > 0 }
    var persistReceivedDraft: Draft?
    var persistReceivedInvocations: [Draft] = []
    var persistReturnValue: Bool = false
    var persistClosure: (@StoreActor (Draft) async -> Bool)?
    @StoreActor func persist(_ draft: Draft) async -> Bool {
        persistCallsCount += 1
        persistReceivedDraft = draft
        persistReceivedInvocations.append(draft)
        if let persistClosure { return await persistClosure(draft) }
        return persistReturnValue
    }

    // MARK: headline
    var underlyingHeadline: String = ""
    @MainActor var headline: String {
        get { underlyingHeadline }
        set { underlyingHeadline = newValue }
    }

    // MARK: reset()
    var resetCallsCount = 0
    var resetCalled: Bool { resetCallsCount > 0 }
    var resetClosure: (() -> Void)?
    func reset() {
        resetCallsCount += 1
        resetClosure?()
    }
}

/// A mock of `NoteCache`, yours to edit.
@dynamicMemberLookup
actor NoteCacheMock: NoteCache {
    struct Storage {
        var underlyingName: String = ""
        var hintCallsCount = 0
        var hintReceivedKey: String?
        var hintReceivedInvocations: [String] = []
        var hintReturnValue: Int = 0
        var hintClosure: (@Sendable (String) -> Int)?
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func configure(_ change: @Sendable (isolated NoteCacheMock) -> Void) { change(self) }

    // MARK: store(_:key:)
    var storeKeyCallsCount = 0
    var storeKeyCalled: Bool { storeKeyCallsCount > 0 }
    var storeKeyReceivedArguments: (text: String, key: String)?
    var storeKeyReceivedInvocations: [(text: String, key: String)] = []
    var storeKeyClosure: ((String, String) -> Void)?
    func store(_ text: String, key: String) {
        storeKeyCallsCount += 1
        storeKeyReceivedArguments = (text, key)
        storeKeyReceivedInvocations.append((text, key))
        storeKeyClosure?(text, key)
    }

    // MARK: load(key:)
    var loadKeyCallsCount = 0
    var loadKeyCalled: Bool { loadKeyCallsCount > 0 }
    var loadKeyReceivedKey: String?
    var loadKeyReceivedInvocations: [String] = []
    var loadKeyThrowableError: (any Error)?
    var loadKeyReturnValue: String = ""
    var loadKeyClosure: ((String) async throws -> String)?
    func load(key: String) async throws -> String {
        loadKeyCallsCount += 1
        loadKeyReceivedKey = key
        loadKeyReceivedInvocations.append(key)
        if let loadKeyThrowableError { throw loadKeyThrowableError }
        if let loadKeyClosure { return try await loadKeyClosure(key) }
        return loadKeyReturnValue
    }

    // MARK: adopt(_:)
    var adoptCallsCount = 0
    var adoptCalled: Bool { adoptCallsCount > 0 }
    var adoptClosure: (nonisolated(nonsending) (sending Draft) async -> sending Draft)?
    func adopt(_ draft: sending Draft) async -> sending Draft {
        adoptCallsCount += 1
        if let adoptClosure { return await adoptClosure(draft) }
        fatalError("NoteCacheMock.adoptClosure is not set")
    }

    // MARK: size
    var underlyingSize: Int = 0
    var size: Int {
        get { underlyingSize }
        set { underlyingSize = newValue }
    }

    nonisolated var name: String {
        get { storage.underlyingName }
        set { storage.underlyingName = newValue }
    }

    nonisolated var hintCalled: Bool { storage.hintCallsCount > 0 }
    nonisolated func hint(_ key: String) -> Int {
        storage.withLock {
            $0.hintCallsCount += 1
            $0.hintReceivedKey = key
            $0.hintReceivedInvocations.append(key)
        }
        if let hintClosure = storage.hintClosure { return hintClosure(key) }
        return storage.hintReturnValue
    }
}

/// A mock of `Worker`, yours to edit.
nonisolated final class WorkerMock: Worker {
    // MARK: work(_:)
    var workCallsCount = 0
    var workCalled: Bool { workCallsCount > 0 }
    var workReceivedDraft: Draft?
    var workReceivedInvocations: [Draft] = []
    lazy var workReturnValue: Draft = { fatalError("WorkerMock.workReturnValue is not set") }()
    var workClosure: (nonisolated(nonsending) (Draft) async -> Draft)?
    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft {
        workCallsCount += 1
        workReceivedDraft = draft
        workReceivedInvocations.append(draft)
        if let workClosure { return await workClosure(draft) }
        return workReturnValue
    }

    // MARK: crunch(_:)
    var crunchCallsCount = 0
    var crunchCalled: Bool { crunchCallsCount > 0 }
    var crunchReceivedNumber: Int?
    var crunchReceivedInvocations: [Int] = []
    var crunchReturnValue: Int = 0
    var crunchClosure: ((Int) async -> Int)?
    @concurrent func crunch(_ number: Int) async -> Int {
        crunchCallsCount += 1
        crunchReceivedNumber = number
        crunchReceivedInvocations.append(number)
        if let crunchClosure { return await crunchClosure(number) }
        return crunchReturnValue
    }

    // MARK: run(_:isolation:)
    var runIsolationCallsCount = 0
    var runIsolationCalled: Bool { runIsolationCallsCount > 0 }
    var runIsolationReceivedDraft: Draft?
    var runIsolationReceivedInvocations: [Draft] = []
    lazy var runIsolationReturnValue: Draft = { fatalError("WorkerMock.runIsolationReturnValue is not set") }()
    var runIsolationClosure: (nonisolated(nonsending) (Draft) async -> Draft)?
    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft {
        runIsolationCallsCount += 1
        runIsolationReceivedDraft = draft
        runIsolationReceivedInvocations.append(draft)
        if let runIsolationClosure { return await runIsolationClosure(draft) }
        return runIsolationReturnValue
    }

    // MARK: give(_:)
    var giveCallsCount = 0
    var giveCalled: Bool { giveCallsCount > 0 }
    var giveClosure: ((sending Draft) -> sending Draft)?
    func give(_ draft: sending Draft) -> sending Draft {
        giveCallsCount += 1
        if let giveClosure { return giveClosure(draft) }
        fatalError("WorkerMock.giveClosure is not set")
    }
}
