import Isolation

/// A client of `NotesView`, yours to edit.
@MainActor
struct NotesViewClient: NotesView {
    /// A client whose members fail until they are set.
    static var unimplemented: NotesViewClient { NotesViewClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `title` and `make(named:)`, which have to be set.
    init(_ live: some NotesView & Sendable) {
        onShow = { live.show($0) }
        onEdit = { await live.edit($0) }
        onClose = { live.close() }
        onDraft = { live.draft }
        onIdentifier = { live.identifier }
        onDescribeLevel = { live.describe(level: $0) }
    }

    /// Resets the storage of static members.
    static func reset() {
        onMakeNamed = { _ in TestIssue.report("NotesViewClient.onMakeNamed is not set", returning: 0) }
    }

    // MARK: show(_:)
    var onShow: @MainActor (Draft) -> Void = { _ in TestIssue.report("NotesViewClient.onShow is not set") }
    func show(_ draft: Draft) { onShow(draft) }

    // MARK: edit(_:)
    var onEdit: @MainActor (Draft) async -> Draft = { _ in
        TestIssue.report("NotesViewClient.onEdit is not set", returning: Draft())
    }
    func edit(_ draft: Draft) async -> Draft { await onEdit(draft) }

    // MARK: close()
    var onClose: @MainActor () -> Void = { TestIssue.report("NotesViewClient.onClose is not set") }
    func close() { onClose() }

    // MARK: title
    var onTitle: @MainActor () -> String = { TestIssue.report("NotesViewClient.onTitle is not set", returning: "") }
    var onSetTitle: @MainActor (String) -> Void = { _ in TestIssue.report("NotesViewClient.onSetTitle is not set") }
    var title: String {
        get { onTitle() }
        set { onSetTitle(newValue) }
    }

    // MARK: draft
    var onDraft: @MainActor () -> Draft = { TestIssue.report("NotesViewClient.onDraft is not set", returning: Draft()) }
    var draft: Draft { onDraft() }

    // MARK: identifier
    var onIdentifier: @Sendable () -> String = {
        TestIssue.report("NotesViewClient.onIdentifier is not set", returning: "")
    }
    nonisolated var identifier: String { onIdentifier() }

    // MARK: describe(level:)
    var onDescribeLevel: @Sendable (Int) -> String = { _ in
        TestIssue.report("NotesViewClient.onDescribeLevel is not set", returning: "")
    }
    nonisolated func describe(level: Int) -> String { onDescribeLevel(level) }

    // MARK: make(named:)
    static var onMakeNamed: @MainActor (String) -> Int = { _ in
        TestIssue.report("NotesViewClient.onMakeNamed is not set", returning: 0)
    }
    static func make(named name: String) -> Int { onMakeNamed(name) }
}

/// A client of `NoteStore`, yours to edit.
@StoreActor
struct NoteStoreClient: NoteStore {
    /// A client whose members fail until they are set.
    static var unimplemented: NoteStoreClient { NoteStoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NoteStore) {
        onSave = { try await live.save($0) }
        onCount = { live.count }
    }

    // MARK: save(_:)
    var onSave: @StoreActor (String) async throws -> Void = { _ in
        TestIssue.report("NoteStoreClient.onSave is not set")
    }
    func save(_ text: String) async throws { try await onSave(text) }

    // MARK: count
    var onCount: @StoreActor () -> Int = { TestIssue.report("NoteStoreClient.onCount is not set", returning: 0) }
    var count: Int { onCount() }
}

/// A client of `NotesPresenter`, yours to edit.
nonisolated struct NotesPresenterClient: NotesPresenter {
    /// A client whose members fail until they are set.
    static var unimplemented: NotesPresenterClient { NotesPresenterClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NotesPresenter & Sendable) {
        onPresent = { live.present($0) }
        onPersist = { await live.persist($0) }
        onHeadline = { live.headline }
        onReset = { live.reset() }
    }

    // MARK: present(_:)
    var onPresent: @MainActor (Draft) -> Void = { _ in TestIssue.report("NotesPresenterClient.onPresent is not set") }
    @MainActor func present(_ draft: Draft) { onPresent(draft) }

    // MARK: persist(_:)
    var onPersist: @StoreActor (Draft) async -> Bool = { _ in
        TestIssue.report("NotesPresenterClient.onPersist is not set", returning: false)
    }
    @StoreActor func persist(_ draft: Draft) async -> Bool { await onPersist(draft) }

    // MARK: headline
    var onHeadline: @MainActor () -> String = {
        TestIssue.report("NotesPresenterClient.onHeadline is not set", returning: "")
    }
    @MainActor var headline: String { onHeadline() }

    // MARK: reset()
    var onReset: () -> Void = { TestIssue.report("NotesPresenterClient.onReset is not set") }
    func reset() { onReset() }
}

/// A client of `Worker`, yours to edit.
nonisolated struct WorkerClient: Worker {
    /// A client whose members fail until they are set.
    static var unimplemented: WorkerClient { WorkerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Worker) {
        onWork = { await live.work($0) }
        onCrunch = { await live.crunch($0) }
        onRunIsolation = { await live.run($0, isolation: #isolation) }
        onGive = { live.give($0) }
    }

    // MARK: work(_:)
    var onWork: nonisolated(nonsending) (Draft) async -> Draft = { _ in
        TestIssue.report("WorkerClient.onWork is not set", returning: Draft())
    }
    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft { await onWork(draft) }

    // MARK: crunch(_:)
    var onCrunch: @concurrent (Int) async -> Int = { _ in
        TestIssue.report("WorkerClient.onCrunch is not set", returning: 0)
    }
    @concurrent func crunch(_ number: Int) async -> Int { await onCrunch(number) }

    // MARK: run(_:isolation:)
    var onRunIsolation: nonisolated(nonsending) (Draft) async -> Draft = { _ in
        TestIssue.report("WorkerClient.onRunIsolation is not set", returning: Draft())
    }
    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft { await onRunIsolation(draft) }

    // MARK: give(_:)
    var onGive: (sending Draft) -> sending Draft = { _ in TestIssue.stop("WorkerClient.onGive is not set") }
    func give(_ draft: sending Draft) -> sending Draft { onGive(draft) }
}
