import Isolation

/// A mock of `NotesView`, yours to edit.
@MainActor
@dynamicMemberLookup
final class NotesViewMock: NotesView {
    struct Storage {
        var identifier: String = ""
        var describeLevelCalls: [Int] = []
        var describeLevelStub: @Sendable (Int) -> String = { _ in "" }
        var describeLevelExpectedCount: Int?
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
        makeNamedExpectedCount = nil
    }

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("show(_:)", showExpectedCount, showCalls.count)
        check("edit(_:)", editExpectedCount, editCalls.count)
        check("close()", closeExpectedCount, closeCallCount)
        check("describe(level:)", storage.describeLevelExpectedCount, storage.describeLevelCalls.count)
        check("make(named:)", Self.makeNamedExpectedCount, Self.makeNamedCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: show(_:)
    private(set) var showCalls: [Draft] = []
    var showExpectedCount: Int?
    func show(_ draft: Draft) { showCalls.append(draft) }

    // MARK: edit(_:)
    private(set) var editCalls: [Draft] = []
    var editStub: @MainActor (Draft) async -> Draft = { _ in Draft() }
    var editExpectedCount: Int?
    func edit(_ draft: Draft) async -> Draft {
        editCalls.append(draft)
        return await editStub(draft)
    }

    // MARK: close()
    private(set) var closeCallCount = 0
    var closeExpectedCount: Int?
    func close() { closeCallCount += 1 }

    // MARK: title
    private(set) var titleSetCalls: [String] = []
    var title: String = "" { didSet { titleSetCalls.append(title) } }

    var draft: Draft = Draft()

    nonisolated var identifier: String {
        get { storage.identifier }
        set { storage.identifier = newValue }
    }

    nonisolated func describe(level: Int) -> String {
        storage.withLock { $0.describeLevelCalls.append(level) }
        return storage.describeLevelStub(level)
    }

    // MARK: make(named:)
    private(set) static var makeNamedCalls: [String] = []
    static var makeNamedStub: (String) -> Int = { _ in 0 }
    static var makeNamedExpectedCount: Int?
    static func make(named name: String) -> Int {
        makeNamedCalls.append(name)
        return makeNamedStub(name)
    }
}

/// A mock of `NoteStore`, yours to edit.
@StoreActor
final class NoteStoreMock: NoteStore {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("save(_:)", saveExpectedCount, saveCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: save(_:)
    private(set) var saveCalls: [String] = []
    var saveStub: @StoreActor (String) async throws -> Void = { _ in }
    var saveExpectedCount: Int?
    func save(_ text: String) async throws {
        saveCalls.append(text)
        try await saveStub(text)
    }

    var count: Int = 0
}

/// A mock of `NotesPresenter`, yours to edit.
nonisolated final class NotesPresenterMock: NotesPresenter {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("present(_:)", presentExpectedCount, presentCalls.count)
        check("persist(_:)", persistExpectedCount, persistCalls.count)
        check("reset()", resetExpectedCount, resetCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: present(_:)
    private(set) var presentCalls: [Draft] = []
    var presentExpectedCount: Int?
    @MainActor func present(_ draft: Draft) { presentCalls.append(draft) }

    // MARK: persist(_:)
    private(set) var persistCalls: [Draft] = []
    var persistStub: @StoreActor (Draft) async -> Bool = { _ in false }
    var persistExpectedCount: Int?
    @StoreActor func persist(_ draft: Draft) async -> Bool {
        persistCalls.append(draft)
        return await persistStub(draft)
    }

    var headline: String = ""

    // MARK: reset()
    private(set) var resetCallCount = 0
    var resetExpectedCount: Int?
    func reset() { resetCallCount += 1 }
}

/// A mock of `NoteCache`, yours to edit.
@dynamicMemberLookup
actor NoteCacheMock: NoteCache {
    struct Storage {
        var name: String = ""
        var hintCalls: [String] = []
        var hintStub: @Sendable (String) -> Int = { _ in 0 }
        var hintExpectedCount: Int?
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("store(_:key:)", storeKeyExpectedCount, storeKeyCalls.count)
        check("load(key:)", loadKeyExpectedCount, loadKeyCalls.count)
        check("adopt(_:)", adoptExpectedCount, adoptCallCount)
        check("hint(_:)", storage.hintExpectedCount, storage.hintCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    func configure(_ change: @Sendable (isolated NoteCacheMock) -> Void) { change(self) }

    // MARK: store(_:key:)
    private(set) var storeKeyCalls: [(text: String, key: String)] = []
    var storeKeyExpectedCount: Int?
    func store(_ text: String, key: String) { storeKeyCalls.append((text, key)) }

    // MARK: load(key:)
    private(set) var loadKeyCalls: [String] = []
    var loadKeyStub: (String) async throws -> String = { _ in "" }
    var loadKeyExpectedCount: Int?
    func load(key: String) async throws -> String {
        loadKeyCalls.append(key)
        return try await loadKeyStub(key)
    }

    // MARK: adopt(_:)
    private(set) var adoptCallCount = 0
    var adoptStub: (sending Draft) async -> sending Draft = { _ in Draft() }
    var adoptExpectedCount: Int?
    func adopt(_ draft: sending Draft) async -> sending Draft {
        adoptCallCount += 1
        return await adoptStub(draft)
    }

    var size: Int = 0

    nonisolated var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }

    nonisolated func hint(_ key: String) -> Int {
        storage.withLock { $0.hintCalls.append(key) }
        return storage.hintStub(key)
    }
}

/// A mock of `Worker`, yours to edit.
nonisolated final class WorkerMock: Worker {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("work(_:)", workExpectedCount, workCalls.count)
        check("crunch(_:)", crunchExpectedCount, crunchCalls.count)
        check("run(_:isolation:)", runIsolationExpectedCount, runIsolationCalls.count)
        check("give(_:)", giveExpectedCount, giveCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: work(_:)
    private(set) var workCalls: [Draft] = []
    var workStub: nonisolated(nonsending) (Draft) async -> Draft = { _ in Draft() }
    var workExpectedCount: Int?
    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft {
        workCalls.append(draft)
        return await workStub(draft)
    }

    // MARK: crunch(_:)
    private(set) var crunchCalls: [Int] = []
    var crunchStub: (Int) async -> Int = { _ in 0 }
    var crunchExpectedCount: Int?
    @concurrent func crunch(_ number: Int) async -> Int {
        crunchCalls.append(number)
        return await crunchStub(number)
    }

    // MARK: run(_:isolation:)
    private(set) var runIsolationCalls: [Draft] = []
    var runIsolationStub: nonisolated(nonsending) (Draft) async -> Draft = { _ in Draft() }
    var runIsolationExpectedCount: Int?
    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft {
        runIsolationCalls.append(draft)
        return await runIsolationStub(draft)
    }

    // MARK: give(_:)
    private(set) var giveCallCount = 0
    var giveStub: (sending Draft) -> sending Draft = { _ in Draft() }
    var giveExpectedCount: Int?
    func give(_ draft: sending Draft) -> sending Draft {
        giveCallCount += 1
        return giveStub(draft)
    }
}
