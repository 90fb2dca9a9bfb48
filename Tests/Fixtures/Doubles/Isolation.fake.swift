import Isolation

/// A fake of `NotesView`, yours to edit.
@MainActor
@dynamicMemberLookup
final class NotesViewFake: NotesView {
    nonisolated struct Storage {
        var identifier = ""
        var describeLevelStub: @Sendable (Int) -> String = { _ in
            TestIssue.report("NotesViewFake.describeLevelStub is not set", returning: "")
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func show(_ draft: Draft) {}

    // MARK: edit(_:)
    var editStub: @MainActor (Draft) async -> Draft = { _ in
        TestIssue.report("NotesViewFake.editStub is not set", returning: Draft())
    }
    func edit(_ draft: Draft) async -> Draft { await editStub(draft) }

    func close() {}
    var title = ""
    var draft = Draft()

    nonisolated var identifier: String {
        get { storage.identifier }
        set { storage.identifier = newValue }
    }

    nonisolated func describe(level: Int) -> String { storage.describeLevelStub(level) }

    // MARK: make(named:)
    static var makeNamedStub: (String) -> Int = { _ in
        TestIssue.report("NotesViewFake.makeNamedStub is not set", returning: 0)
    }
    static func make(named name: String) -> Int { makeNamedStub(name) }
}

/// A fake of `NoteStore`, yours to edit.
@StoreActor
final class NoteStoreFake: NoteStore {
    // MARK: save(_:)
    var saveStub: @StoreActor (String) async throws -> Void = { _ in
        TestIssue.report("NoteStoreFake.saveStub is not set")
    }
    func save(_ text: String) async throws { try await saveStub(text) }

    var count = 0
}

/// A fake of `NotesPresenter`, yours to edit.
nonisolated final class NotesPresenterFake: NotesPresenter {
    @MainActor func present(_ draft: Draft) {}

    // MARK: persist(_:)
    var persistStub: @StoreActor (Draft) async -> Bool = { _ in
        TestIssue.report("NotesPresenterFake.persistStub is not set", returning: false)
    }
    @StoreActor func persist(_ draft: Draft) async -> Bool { await persistStub(draft) }

    var headline = ""

    // MARK: reset()
    var resetStub: () -> Void = { TestIssue.report("NotesPresenterFake.resetStub is not set") }
    func reset() { resetStub() }
}

/// A fake of `NoteCache`, yours to edit.
@dynamicMemberLookup
actor NoteCacheFake: NoteCache {
    struct Storage {
        var name = ""
        var hintStub: @Sendable (String) -> Int = { _ in
            TestIssue.report("NoteCacheFake.hintStub is not set", returning: 0)
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var texts: [String: String]

    init(texts: [String: String] = [:]) { self.texts = texts }

    struct NotFound: Error {}

    func configure(_ change: @Sendable (isolated NoteCacheFake) -> Void) { change(self) }

    func store(_ text: String, key: String) { texts[key] = text }

    func load(key: String) async throws -> String {
        guard let text = texts[key] else { throw NotFound() }
        return text
    }

    // MARK: adopt(_:)
    var adoptStub: nonisolated(nonsending) (sending Draft) async -> sending Draft = { _ in
        TestIssue.stop("NoteCacheFake.adoptStub is not set")
    }
    func adopt(_ draft: sending Draft) async -> sending Draft { await adoptStub(draft) }

    var size: Int { texts.count }

    nonisolated var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }

    nonisolated func hint(_ key: String) -> Int { storage.hintStub(key) }
}

/// A fake of `Worker`, yours to edit.
nonisolated final class WorkerFake: Worker {
    // MARK: work(_:)
    var workStub: nonisolated(nonsending) (Draft) async -> Draft = { _ in
        TestIssue.report("WorkerFake.workStub is not set", returning: Draft())
    }
    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft { await workStub(draft) }

    // MARK: crunch(_:)
    var crunchStub: (Int) async -> Int = { _ in TestIssue.report("WorkerFake.crunchStub is not set", returning: 0) }
    @concurrent func crunch(_ number: Int) async -> Int { await crunchStub(number) }

    // MARK: run(_:isolation:)
    var runIsolationStub: nonisolated(nonsending) (Draft) async -> Draft = { _ in
        TestIssue.report("WorkerFake.runIsolationStub is not set", returning: Draft())
    }
    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft { await runIsolationStub(draft) }

    // MARK: give(_:)
    var giveStub: (sending Draft) -> sending Draft = { _ in TestIssue.stop("WorkerFake.giveStub is not set") }
    func give(_ draft: sending Draft) -> sending Draft { giveStub(draft) }
}
