import Foundation

/// Keeps notes in a file of JSON.
public actor FileNoteStore: NoteStore {
    private let file: URL

    /// Keeps notes in `file`, which need not exist.
    public init(file: URL) { self.file = file }

    private func read() throws -> [Note] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try JSONDecoder().decode([Note].self, from: Data(contentsOf: file))
    }

    private func change(_ change: (inout [Note]) throws -> Void) throws {
        var notes = try read()
        try change(&notes)
        try JSONEncoder().encode(notes).write(to: file, options: .atomic)
    }

    /// Adds a note, or replaces the one with its identifier.
    public func save(_ note: Note) throws {
        try change { notes in
            if let index = notes.firstIndex(where: { $0.id == note.id }) {
                notes[index] = note
            } else {
                notes.append(note)
            }
        }
    }

    /// The note with that identifier.
    public func note(id: UUID) throws -> Note? { try read().first { $0.id == id } }

    /// All notes, in the order in which they came.
    public func allNotes() throws -> [Note] { try read() }

    /// The notes whose titles contain a text, whatever its case.
    public func findNotes(text: String) throws -> [Note] {
        try read().filter { text.isEmpty || $0.title.range(of: text, options: .caseInsensitive) != nil }
    }

    /// Removes a note, if it is there.
    public func delete(id: UUID) throws { try change { $0.removeAll { $0.id == id } } }

    /// Marks a note as done; throws where there is none.
    public func markAsDone(id: UUID) throws {
        try change { notes in
            guard let index = notes.firstIndex(where: { $0.id == id }) else { throw NoteNotFound() }
            notes[index].isDone = true
        }
    }
}

/// There is no note with that id.
public struct NoteNotFound: Error {}
