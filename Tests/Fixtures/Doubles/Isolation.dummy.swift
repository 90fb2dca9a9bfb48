import Isolation

/// A dummy of `NotesView`, yours to edit.
@MainActor
final class NotesViewDummy: NotesView {
    func show(_ draft: Draft) { fatalError("NotesViewDummy.show(_:) must not be called") }
    func edit(_ draft: Draft) async -> Draft { fatalError("NotesViewDummy.edit(_:) must not be called") }
    func close() { fatalError("NotesViewDummy.close() must not be called") }

    var title: String {
        get { fatalError("NotesViewDummy.title must not be read") }
        set { fatalError("NotesViewDummy.title must not be set") }
    }

    var draft: Draft { fatalError("NotesViewDummy.draft must not be read") }
    nonisolated var identifier: String { fatalError("NotesViewDummy.identifier must not be read") }
    nonisolated func describe(level: Int) -> String { fatalError("NotesViewDummy.describe(level:) must not be called") }
    static func make(named name: String) -> Int { fatalError("NotesViewDummy.make(named:) must not be called") }
}

/// A dummy of `NoteStore`, yours to edit.
@StoreActor
final class NoteStoreDummy: NoteStore {
    func save(_ text: String) async throws { fatalError("NoteStoreDummy.save(_:) must not be called") }
    var count: Int { fatalError("NoteStoreDummy.count must not be read") }
}

/// A dummy of `NotesPresenter`, yours to edit.
nonisolated final class NotesPresenterDummy: NotesPresenter {
    @MainActor func present(_ draft: Draft) { fatalError("NotesPresenterDummy.present(_:) must not be called") }

    @StoreActor func persist(_ draft: Draft) async -> Bool {
        fatalError("NotesPresenterDummy.persist(_:) must not be called")
    }

    @MainActor var headline: String { fatalError("NotesPresenterDummy.headline must not be read") }
    func reset() { fatalError("NotesPresenterDummy.reset() must not be called") }
}

/// A dummy of `NoteCache`, yours to edit.
actor NoteCacheDummy: NoteCache {
    func store(_ text: String, key: String) { fatalError("NoteCacheDummy.store(_:key:) must not be called") }
    func load(key: String) async throws -> String { fatalError("NoteCacheDummy.load(key:) must not be called") }

    func adopt(_ draft: sending Draft) async -> sending Draft {
        fatalError("NoteCacheDummy.adopt(_:) must not be called")
    }

    var size: Int { fatalError("NoteCacheDummy.size must not be read") }
    nonisolated var name: String { fatalError("NoteCacheDummy.name must not be read") }
    nonisolated func hint(_ key: String) -> Int { fatalError("NoteCacheDummy.hint(_:) must not be called") }
}

/// A dummy of `Worker`, yours to edit.
nonisolated final class WorkerDummy: Worker {
    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft {
        fatalError("WorkerDummy.work(_:) must not be called")
    }

    @concurrent func crunch(_ number: Int) async -> Int { fatalError("WorkerDummy.crunch(_:) must not be called") }

    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft {
        fatalError("WorkerDummy.run(_:isolation:) must not be called")
    }

    func give(_ draft: sending Draft) -> sending Draft { fatalError("WorkerDummy.give(_:) must not be called") }
}
