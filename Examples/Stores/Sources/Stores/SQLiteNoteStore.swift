import CSQLite
import Foundation

/// Keeps notes in a database of SQLite.
public actor SQLiteNoteStore: NoteStore {
    private let database: Database
    private let saving: String

    /// Opens the database at `path`; by default, it lives in memory.
    public init(path: String = ":memory:") throws {
        try self.init(
            path: path,
            saving: """
                INSERT INTO notes (id, title, isDone, due) VALUES (?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET title = excluded.title, isDone = excluded.isDone, due = excluded.due
                """)
    }

    /// - Parameter saving: The statement that saves a note.
    init(path: String = ":memory:", saving: String) throws {
        database = try Database(path)
        self.saving = saving
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS notes
            (place INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, title TEXT NOT NULL, isDone INTEGER NOT NULL, due REAL)
            """)
    }

    /// Adds a note, or replaces the one with its identifier.
    public func save(_ note: Note) throws {
        try database.run(
            saving, .text(note.id.uuidString), .text(note.title), .number(note.isDone ? 1 : 0),
            note.due.map { .number($0.timeIntervalSince1970) } ?? .null)
    }

    /// The note with that identifier.
    public func note(id: UUID) throws -> Note? { try notes("WHERE id = ?", .text(id.uuidString)).first }

    /// All notes, in the order in which they came.
    public func allNotes() throws -> [Note] { try notes("") }

    /// The notes whose titles contain a text, whatever its case.
    public func findNotes(text: String) throws -> [Note] {
        try notes("WHERE instr(lower(title), lower(?)) > 0", .text(text))
    }

    /// Removes a note, if it is there.
    public func delete(id: UUID) throws { try database.run("DELETE FROM notes WHERE id = ?", .text(id.uuidString)) }

    /// Marks a note as done; throws where there is none.
    public func markAsDone(id: UUID) throws {
        guard try note(id: id) != nil else { throw NoteNotFound() }
        try database.run("UPDATE notes SET isDone = 1 WHERE id = ?", .text(id.uuidString))
    }

    private func notes(_ condition: String, _ values: Database.Value...) throws -> [Note] {
        try database.rows("SELECT id, title, isDone, due FROM notes \(condition) ORDER BY place", values).compactMap {
            guard case .text(let id) = $0[0], let id = UUID(uuidString: id), case .text(let title) = $0[1],
                case .number(let isDone) = $0[2]
            else { return nil }
            var due: Date?
            if case .number(let seconds) = $0[3] { due = Date(timeIntervalSince1970: seconds) }
            return Note(id: id, title: title, isDone: isDone != 0, due: due)
        }
    }
}
