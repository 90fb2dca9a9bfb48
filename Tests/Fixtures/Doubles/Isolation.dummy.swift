import Isolation

/// A dummy of `NotesView`, yours to edit.
@MainActor
final class NotesViewDummy: NotesView {
    func show(_ draft: Draft) { TestIssue.report("NotesViewDummy.show(_:) must not be called") }

    func edit(_ draft: Draft) async -> Draft {
        TestIssue.report("NotesViewDummy.edit(_:) must not be called", returning: Draft())
    }

    func close() { TestIssue.report("NotesViewDummy.close() must not be called") }

    var title: String {
        get { TestIssue.report("NotesViewDummy.title must not be read", returning: "") }
        set { TestIssue.report("NotesViewDummy.title must not be set") }
    }

    var draft: Draft { TestIssue.report("NotesViewDummy.draft must not be read", returning: Draft()) }
    nonisolated var identifier: String { TestIssue.report("NotesViewDummy.identifier must not be read", returning: "") }

    nonisolated func describe(level: Int) -> String {
        TestIssue.report("NotesViewDummy.describe(level:) must not be called", returning: "")
    }

    static func make(named name: String) -> Int {
        TestIssue.report("NotesViewDummy.make(named:) must not be called", returning: 0)
    }
}

/// A dummy of `NoteStore`, yours to edit.
@StoreActor
final class NoteStoreDummy: NoteStore {
    func save(_ text: String) async throws { TestIssue.report("NoteStoreDummy.save(_:) must not be called") }
    var count: Int { TestIssue.report("NoteStoreDummy.count must not be read", returning: 0) }
}

/// A dummy of `NotesPresenter`, yours to edit.
nonisolated final class NotesPresenterDummy: NotesPresenter {
    @MainActor func present(_ draft: Draft) { TestIssue.report("NotesPresenterDummy.present(_:) must not be called") }

    @StoreActor func persist(_ draft: Draft) async -> Bool {
        TestIssue.report("NotesPresenterDummy.persist(_:) must not be called", returning: false)
    }

    @MainActor var headline: String { TestIssue.report("NotesPresenterDummy.headline must not be read", returning: "") }
    func reset() { TestIssue.report("NotesPresenterDummy.reset() must not be called") }
}

/// A dummy of `NoteCache`, yours to edit.
actor NoteCacheDummy: NoteCache {
    func store(_ text: String, key: String) { TestIssue.report("NoteCacheDummy.store(_:key:) must not be called") }

    func load(key: String) async throws -> String {
        TestIssue.report("NoteCacheDummy.load(key:) must not be called", returning: "")
    }

    func adopt(_ draft: sending Draft) async -> sending Draft {
        TestIssue.stop("NoteCacheDummy.adopt(_:) must not be called")
    }

    var size: Int { TestIssue.report("NoteCacheDummy.size must not be read", returning: 0) }
    nonisolated var name: String { TestIssue.report("NoteCacheDummy.name must not be read", returning: "") }

    nonisolated func hint(_ key: String) -> Int {
        TestIssue.report("NoteCacheDummy.hint(_:) must not be called", returning: 0)
    }
}

/// A dummy of `Worker`, yours to edit.
nonisolated final class WorkerDummy: Worker {
    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft {
        TestIssue.report("WorkerDummy.work(_:) must not be called", returning: Draft())
    }

    @concurrent func crunch(_ number: Int) async -> Int {
        TestIssue.report("WorkerDummy.crunch(_:) must not be called", returning: 0)
    }

    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft {
        TestIssue.report("WorkerDummy.run(_:isolation:) must not be called", returning: Draft())
    }

    func give(_ draft: sending Draft) -> sending Draft { TestIssue.stop("WorkerDummy.give(_:) must not be called") }
}
