/// What the screen of one notebook shows, and what its buttons do.
public final class NotebookViewModel {
    /// The notebook on the screen.
    public let notebook: Notebook
    /// The notes to show, the newest first.
    public private(set) var notes: [Note] = []
    /// What went wrong last, in words for the person in front of the screen.
    public private(set) var message: String?

    private let repository: any NotesRepository

    /// Shows `notebook` out of `repository`; nothing is read before `load()`.
    public init(_ notebook: Notebook, repository: any NotesRepository) {
        self.notebook = notebook
        self.repository = repository
    }

    /// Reads the notes of the notebook.
    public func load() async {
        await attempt("The notes could not be read.") {}
    }

    /// Writes a note; blank ones are not kept.
    public func add(_ text: String) async {
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        await attempt("The note could not be saved.") {
            try await repository.save(note: Note(text: text, notebook: notebook.id))
        }
    }

    /// Removes a note.
    public func delete(_ note: Note) async {
        await attempt("The note could not be deleted.") {
            try await repository.deleteNote(with: note.id)
        }
    }

    /// Moves the newest note into another notebook.
    public func moveNewest(to other: Notebook) async {
        guard other != notebook else { return }
        await attempt("The note could not be moved.") {
            try await repository.moveNote(from: notebook, to: other)
        }
    }

    /// Shows only notes that hold a text.
    public func search(_ text: String) async {
        do {
            notes = try await repository.findNotes(by: text).filter { $0.notebook == notebook.id }.reversed()
            message = nil
        } catch {
            message = "The notes could not be searched."
        }
    }

    /// Does `work`, then shows what the repository has, or else `failure`.
    private func attempt(_ failure: String, _ work: () async throws -> Void) async {
        do {
            try await work()
            notes = try await repository.allNotes(for: notebook).reversed()
            message = nil
        } catch {
            message = failure
        }
    }
}
