import Foundation

/// A note, with the day on which it is due.
public struct Note: Codable, Equatable, Identifiable, Sendable {
    /// What tells it from others.
    public let id: UUID
    /// What it says.
    public var title: String
    /// Whether nothing is left to do.
    public var isDone: Bool
    /// When it has to be done.
    public var due: Date?

    /// Creates a note.
    public init(id: UUID, title: String, isDone: Bool = false, due: Date? = nil) {
        self.id = id
        self.title = title
        self.isDone = isDone
        self.due = due
    }
}

/// Keeps notes in the order in which they were first saved.
public protocol NoteStore: Sendable {
    /// Adds a note, or replaces the one with its identifier.
    func save(_ note: Note) async throws
    /// The note with that identifier.
    func note(id: UUID) async throws -> Note?
    /// All notes.
    func allNotes() async throws -> [Note]
    /// The notes whose titles contain a text, whatever its case.
    func findNotes(text: String) async throws -> [Note]
    /// Removes a note, if it is there.
    func delete(id: UUID) async throws
    /// Marks a note as done; throws where there is none.
    func markAsDone(id: UUID) async throws
}
