import Isolation

/// A stub of `NotesView`, yours to edit.
@MainActor
@dynamicMemberLookup
final class NotesViewStub: NotesView {
    nonisolated struct Storage {
        var identifier = ""
        var describeLevelStub: @Sendable (Int) -> String = { _ in "" }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() { makeNamedStub = { _ in 0 } }

    func show(_ draft: Draft) {}

    // MARK: edit(_:)
    var editStub: @MainActor (Draft) async -> Draft = { _ in Draft() }
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
    static var makeNamedStub: (String) -> Int = { _ in 0 }
    static func make(named name: String) -> Int { makeNamedStub(name) }
}

/// A stub of `NoteStore`, yours to edit.
@StoreActor
final class NoteStoreStub: NoteStore {
    // MARK: save(_:)
    var saveStub: @StoreActor (String) async throws -> Void = { _ in }
    func save(_ text: String) async throws { try await saveStub(text) }

    var count = 0
}

/// A stub of `NotesPresenter`, yours to edit.
nonisolated final class NotesPresenterStub: NotesPresenter {
    @MainActor func present(_ draft: Draft) {}

    // MARK: persist(_:)
    var persistStub: @StoreActor (Draft) async -> Bool = { _ in false }
    @StoreActor func persist(_ draft: Draft) async -> Bool { await persistStub(draft) }

    var headline = ""
    func reset() {}
}

/// A stub of `NoteCache`, yours to edit.
@dynamicMemberLookup
actor NoteCacheStub: NoteCache {
    struct Storage {
        var name = ""
        var hintStub: @Sendable (String) -> Int = { _ in 0 }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func configure(_ change: @Sendable (isolated NoteCacheStub) -> Void) { change(self) }

    func store(_ text: String, key: String) {}

    // MARK: load(key:)
    var loadKeyStub: (String) async throws -> String = { _ in "" }
    func load(key: String) async throws -> String { try await loadKeyStub(key) }

    // MARK: adopt(_:)
    var adoptStub: nonisolated(nonsending) (sending Draft) async -> sending Draft = { _ in Draft() }
    func adopt(_ draft: sending Draft) async -> sending Draft { await adoptStub(draft) }

    var size = 0

    nonisolated var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }

    nonisolated func hint(_ key: String) -> Int { storage.hintStub(key) }
}

/// A stub of `Worker`, yours to edit.
nonisolated final class WorkerStub: Worker {
    // MARK: work(_:)
    var workStub: nonisolated(nonsending) (Draft) async -> Draft = { _ in Draft() }
    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft { await workStub(draft) }

    // MARK: crunch(_:)
    var crunchStub: (Int) async -> Int = { _ in 0 }
    @concurrent func crunch(_ number: Int) async -> Int { await crunchStub(number) }

    // MARK: run(_:isolation:)
    var runIsolationStub: nonisolated(nonsending) (Draft) async -> Draft = { _ in Draft() }
    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft { await runIsolationStub(draft) }

    // MARK: give(_:)
    var giveStub: (sending Draft) -> sending Draft = { _ in Draft() }
    func give(_ draft: sending Draft) -> sending Draft { giveStub(draft) }
}
