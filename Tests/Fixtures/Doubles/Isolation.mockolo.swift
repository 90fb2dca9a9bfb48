import Isolation

/// A mock of `NotesView`, yours to edit.
@MainActor
@dynamicMemberLookup
final class NotesViewMock: NotesView {
    init() {}

    nonisolated struct Storage {
        var identifier: String = ""
        var describeCallCount = 0
        var describeArgValues: [Int] = []
        var describeHandler: (@Sendable (Int) -> String)?
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(title: String = "", draft: Draft, identifier: String = "") {
        self.title = title
        _draft = draft
        storage.identifier = identifier
    }

    // MARK: show(_:)
    var showCallCount = 0
    var showArgValues: [Draft] = []
    var showHandler: ((Draft) -> Void)?
    func show(_ draft: Draft) {
        showCallCount += 1
        showArgValues.append(draft)
        if let showHandler { showHandler(draft) }
    }

    // MARK: edit(_:)
    var editCallCount = 0
    var editArgValues: [Draft] = []
    var editHandler: (@MainActor (Draft) async -> Draft)?
    func edit(_ draft: Draft) async -> Draft {
        editCallCount += 1
        editArgValues.append(draft)
        if let editHandler { return await editHandler(draft) }
        fatalError("NotesViewMock.editHandler is not set")
    }

    // MARK: close()
    var closeCallCount = 0
    var closeHandler: (() -> Void)?
    func close() {
        closeCallCount += 1
        if let closeHandler { closeHandler() }
    }

    // MARK: title
    var titleSetCallCount = 0
    var title: String = "" { didSet { titleSetCallCount += 1 } }

    // MARK: draft
    private var _draft: Draft?
    var draft: Draft {
        get {
            guard let _draft else { fatalError("NotesViewMock.draft is not set") }
            return _draft
        }
        set { _draft = newValue }
    }

    nonisolated var identifier: String {
        get { storage.identifier }
        set { storage.identifier = newValue }
    }

    nonisolated func describe(level: Int) -> String {
        storage.withLock {
            $0.describeCallCount += 1
            $0.describeArgValues.append(level)
        }
        if let describeHandler = storage.describeHandler { return describeHandler(level) }
        return ""
    }

    // MARK: make(named:)
    static var makeCallCount = 0
    static var makeArgValues: [String] = []
    static var makeHandler: ((String) -> Int)?
    static func make(named name: String) -> Int {
        makeCallCount += 1
        makeArgValues.append(name)
        if let makeHandler { return makeHandler(name) }
        return 0
    }
}

/// A mock of `NoteStore`, yours to edit.
@StoreActor
final class NoteStoreMock: NoteStore {
    init() {}

    init(count: Int = 0) { self.count = count }

    // MARK: save(_:)
    var saveCallCount = 0
    var saveArgValues: [String] = []
    var saveHandler: (@StoreActor (String) async throws -> Void)?
    func save(_ text: String) async throws {
        saveCallCount += 1
        saveArgValues.append(text)
        if let saveHandler { try await saveHandler(text) }
    }

    var count: Int = 0
}

/// A mock of `NotesPresenter`, yours to edit.
nonisolated final class NotesPresenterMock: NotesPresenter {
    init() {}

    init(headline: String = "") { self.headline = headline }

    // MARK: present(_:)
    var presentCallCount = 0
    var presentArgValues: [Draft] = []
    var presentHandler: ((Draft) -> Void)?
    @MainActor func present(_ draft: Draft) {
        presentCallCount += 1
        presentArgValues.append(draft)
        if let presentHandler { presentHandler(draft) }
    }

    // MARK: persist(_:)
    var persistCallCount = 0
    var persistArgValues: [Draft] = []
    var persistHandler: (@StoreActor (Draft) async -> Bool)?
    @StoreActor func persist(_ draft: Draft) async -> Bool {
        persistCallCount += 1
        persistArgValues.append(draft)
        if let persistHandler { return await persistHandler(draft) }
        return false
    }

    var headline: String = ""

    // MARK: reset()
    var resetCallCount = 0
    var resetHandler: (() -> Void)?
    func reset() {
        resetCallCount += 1
        if let resetHandler { resetHandler() }
    }
}

/// A mock of `NoteCache`, yours to edit.
@dynamicMemberLookup
actor NoteCacheMock: NoteCache {
    init() {}

    struct Storage {
        var name: String = ""
        var hintCallCount = 0
        var hintArgValues: [String] = []
        var hintHandler: (@Sendable (String) -> Int)?
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(size: Int = 0, name: String = "") {
        self.size = size
        storage.name = name
    }

    func configure(_ change: @Sendable (isolated NoteCacheMock) -> Void) { change(self) }

    // MARK: store(_:key:)
    var storeCallCount = 0
    var storeArgValues: [(text: String, key: String)] = []
    var storeHandler: ((String, String) -> Void)?
    func store(_ text: String, key: String) {
        storeCallCount += 1
        storeArgValues.append((text, key))
        if let storeHandler { storeHandler(text, key) }
    }

    // MARK: load(key:)
    var loadCallCount = 0
    var loadArgValues: [String] = []
    var loadHandler: ((String) async throws -> String)?
    func load(key: String) async throws -> String {
        loadCallCount += 1
        loadArgValues.append(key)
        if let loadHandler { return try await loadHandler(key) }
        return ""
    }

    // MARK: adopt(_:)
    var adoptCallCount = 0
    var adoptHandler: (nonisolated(nonsending) (sending Draft) async -> sending Draft)?
    func adopt(_ draft: sending Draft) async -> sending Draft {
        adoptCallCount += 1
        if let adoptHandler { return await adoptHandler(draft) }
        fatalError("NoteCacheMock.adoptHandler is not set")
    }

    var size: Int = 0

    nonisolated var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }

    nonisolated func hint(_ key: String) -> Int {
        storage.withLock {
            $0.hintCallCount += 1
            $0.hintArgValues.append(key)
        }
        if let hintHandler = storage.hintHandler { return hintHandler(key) }
        return 0
    }
}

/// A mock of `Worker`, yours to edit.
nonisolated final class WorkerMock: Worker {
    // MARK: work(_:)
    var workCallCount = 0
    var workArgValues: [Draft] = []
    var workHandler: (nonisolated(nonsending) (Draft) async -> Draft)?
    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft {
        workCallCount += 1
        workArgValues.append(draft)
        if let workHandler { return await workHandler(draft) }
        fatalError("WorkerMock.workHandler is not set")
    }

    // MARK: crunch(_:)
    var crunchCallCount = 0
    var crunchArgValues: [Int] = []
    var crunchHandler: ((Int) async -> Int)?
    @concurrent func crunch(_ number: Int) async -> Int {
        crunchCallCount += 1
        crunchArgValues.append(number)
        if let crunchHandler { return await crunchHandler(number) }
        return 0
    }

    // MARK: run(_:isolation:)
    var runCallCount = 0
    var runArgValues: [Draft] = []
    var runHandler: (nonisolated(nonsending) (Draft) async -> Draft)?
    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft {
        runCallCount += 1
        runArgValues.append(draft)
        if let runHandler { return await runHandler(draft) }
        fatalError("WorkerMock.runHandler is not set")
    }

    // MARK: give(_:)
    var giveCallCount = 0
    var giveHandler: ((sending Draft) -> sending Draft)?
    func give(_ draft: sending Draft) -> sending Draft {
        giveCallCount += 1
        if let giveHandler { return giveHandler(draft) }
        fatalError("WorkerMock.giveHandler is not set")
    }
}
