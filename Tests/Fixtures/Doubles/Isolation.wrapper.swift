import Isolation

/// A wrapper of `NotesView`, yours to edit.
@MainActor
struct NotesViewWrapper<Base: NotesView & Sendable>: NotesView {
    var base: Base

    func show(_ draft: Draft) { base.show(draft) }
    func edit(_ draft: Draft) async -> Draft { await base.edit(draft) }
    func close() { base.close() }

    var title: String {
        get { base.title }
        set { base.title = newValue }
    }

    var draft: Draft { base.draft }
    nonisolated var identifier: String { base.identifier }
    nonisolated func describe(level: Int) -> String { base.describe(level: level) }
    static func make(named name: String) -> Int { Base.make(named: name) }
}

/// A wrapper of `NoteStore`, yours to edit.
@StoreActor
struct NoteStoreWrapper<Base: NoteStore>: NoteStore {
    let base: Base

    func save(_ text: String) async throws { try await base.save(text) }
    var count: Int { base.count }
}

/// A wrapper of `NotesPresenter`, yours to edit.
nonisolated struct NotesPresenterWrapper<Base: NotesPresenter>: NotesPresenter {
    let base: Base

    @MainActor func present(_ draft: Draft) { base.present(draft) }
    @StoreActor func persist(_ draft: Draft) async -> Bool { await base.persist(draft) }
    @MainActor var headline: String { base.headline }
    func reset() { base.reset() }
}

/// A wrapper of `Worker`, yours to edit.
nonisolated struct WorkerWrapper<Base: Worker>: Worker {
    let base: Base

    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft { await base.work(draft) }
    @concurrent func crunch(_ number: Int) async -> Int { await base.crunch(number) }

    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft {
        await base.run(draft, isolation: isolation)
    }

    func give(_ draft: sending Draft) -> sending Draft { base.give(draft) }
}
