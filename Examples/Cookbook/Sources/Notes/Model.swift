/// A note.
nonisolated struct Note: Equatable, Sendable, Identifiable {
    var id: Int
    var title: String

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

/// A place on earth.
nonisolated struct Place: Equatable, Sendable {
    var name: String

    init(name: String) { self.name = name }
}

/// Somebody who is logged in.
nonisolated struct Session: Equatable, Sendable {
    var token: String

    init(token: String) { self.token = token }
}

/// What is wrong without a network.
nonisolated struct Offline: Error, Equatable {
    init() {}
}

/// The list of notes as a screen shows it.
@MainActor
final class NotesModel {
    private(set) var notes: [Note] = []
    private(set) var isLoading = false
    private(set) var message: String?
    private let store: any NoteStore
    private let analytics: any Analytics

    init(store: any NoteStore, analytics: any Analytics) {
        self.store = store
        self.analytics = analytics
    }

    /// Loads all notes; tries a second time where the first fails.
    func load() async {
        isLoading = true
        defer { isLoading = false }
        for _ in 0..<2 {
            do {
                notes = try await store.allNotes()
                message = nil
                return
            } catch {
                message = "You are offline."
            }
        }
    }

    /// Saves a note, and shows it.
    func add(_ note: Note) async throws {
        analytics.track("add", screen: "notes")
        try await store.save(note)
        notes.append(note)
    }

    /// Moves a note: saves the new one, then deletes the old one.
    func renumber(_ note: Note, to id: Int) async throws {
        try await store.save(Note(id: id, title: note.title))
        try await store.delete(id: note.id)
    }
}

/// Logs in, and remembers the last failure.
nonisolated final class LoginModel {
    private(set) var session: Session?
    private(set) var failure: String?
    private let service: any LoginService

    init(service: any LoginService) { self.service = service }

    func logIn(name: String, password: String) async {
        do {
            session = try await service.logIn(name: name, password: password)
        } catch {
            failure = "Wrong name or password."
        }
    }
}

/// Edits a note and tells its delegate.
@MainActor
final class Editor {
    weak var delegate: (any EditorDelegate)?

    init() {}

    func save(_ note: Note) { delegate?.editor(self, didSave: note) }
    func cancel() { delegate?.editorDidCancel(self) }
}

/// Waits with a search until nothing was typed for a while.
@MainActor
final class Search {
    private let store: any NoteStore
    private var pending: Task<Void, Never>?
    private(set) var found: [Note] = []

    init(store: any NoteStore) { self.store = store }

    func type(_ text: String) {
        pending?.cancel()
        pending = Task {
            try? await Task.sleep(nanoseconds: 20_000_000)
            guard !Task.isCancelled, let notes = try? await store.allNotes() else { return }
            found = notes.filter { $0.title.contains(text) }
        }
    }
}
