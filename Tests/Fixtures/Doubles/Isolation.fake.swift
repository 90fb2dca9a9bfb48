import Isolation

/// A fake of `NotesView`, yours to edit.
@MainActor
final class NotesViewFake: NotesView {
    nonisolated struct Storage {
        var identifier = ""
    }

    private let storage = Locked(Storage())

    func show(_ draft: Draft) {}

    func edit(_ draft: Draft) async -> Draft {
        // Fill in: what it does.
        TestIssue.report("NotesViewFake.edit(_:) is not filled in", returning: Draft())
    }

    func close() {}
    var title: String = ""
    var draft: Draft = Draft()

    nonisolated var identifier: String {
        get { storage.identifier }
        set { storage.identifier = newValue }
    }

    nonisolated func describe(level: Int) -> String {
        // Fill in: what it does.
        TestIssue.report("NotesViewFake.describe(level:) is not filled in", returning: "")
    }

    static func make(named name: String) -> Int {
        // Fill in: what it does.
        TestIssue.report("NotesViewFake.make(named:) is not filled in", returning: 0)
    }
}

/// A fake of `NoteStore`, yours to edit.
@StoreActor
final class NoteStoreFake: NoteStore {
    func save(_ text: String) async throws {
        // Fill in: what it does.
        TestIssue.report("NoteStoreFake.save(_:) is not filled in")
    }

    var count: Int = 0
}

/// A fake of `NotesPresenter`, yours to edit.
nonisolated final class NotesPresenterFake: NotesPresenter {
    var drafts: [Draft]

    init(drafts: [Draft] = []) { self.drafts = drafts }

    /// Fill in: what identifies a `Draft`.
    private static func id(of draft: Draft) -> AnyHashable {
        TestIssue.stop("NotesPresenterFake.id(of:) is not filled in")
    }

    @MainActor func present(_ draft: Draft) {}

    @StoreActor func persist(_ draft: Draft) async -> Bool {
        guard !drafts.contains(where: { Self.id(of: $0) == Self.id(of: draft) }) else { return false }
        drafts.append(draft)
        return true
    }

    var headline: String = ""

    func reset() {
        // Fill in: what it does.
        TestIssue.report("NotesPresenterFake.reset() is not filled in")
    }
}

/// A fake of `NoteCache`, yours to edit.
actor NoteCacheFake: NoteCache {
    struct Storage {
        var name = ""
    }

    private let storage = Locked(Storage())

    var texts: [String: String]

    init(texts: [String: String] = [:]) { self.texts = texts }

    struct NotFound: Error {}

    func configure(_ change: @Sendable (isolated NoteCacheFake) -> Void) { change(self) }

    func store(_ text: String, key: String) { texts[key] = text }

    func load(key: String) async throws -> String {
        guard let text = texts[key] else { throw NotFound() }
        return text
    }

    func adopt(_ draft: sending Draft) async -> sending Draft {
        // Fill in: what it does.
        TestIssue.stop("NoteCacheFake.adopt(_:) is not filled in")
    }

    var size: Int { texts.count }

    nonisolated var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }

    nonisolated func hint(_ key: String) -> Int {
        // Fill in: what it does.
        TestIssue.report("NoteCacheFake.hint(_:) is not filled in", returning: 0)
    }
}

/// A fake of `Worker`, yours to edit.
nonisolated final class WorkerFake: Worker {
    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft {
        // Fill in: what it does.
        TestIssue.report("WorkerFake.work(_:) is not filled in", returning: Draft())
    }

    @concurrent func crunch(_ number: Int) async -> Int {
        // Fill in: what it does.
        TestIssue.report("WorkerFake.crunch(_:) is not filled in", returning: 0)
    }

    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft {
        // Fill in: what it does.
        TestIssue.report("WorkerFake.run(_:isolation:) is not filled in", returning: Draft())
    }

    func give(_ draft: sending Draft) -> sending Draft {
        // Fill in: what it does.
        TestIssue.stop("WorkerFake.give(_:) is not filled in")
    }
}
