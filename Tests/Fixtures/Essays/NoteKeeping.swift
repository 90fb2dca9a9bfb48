// swift-format-ignore-file

import Foundation

public struct Note: Sendable, Equatable, Identifiable {
    public var id: UUID
    public var text: String
    public init(id: UUID = UUID(), text: String = "") {
        self.id = id
        self.text = text
    }
}

/// A repository as many write it: all that can be done with notes, in one protocol.
public protocol NotesRepository {
    func findNote(by id: UUID) async throws -> Note?
    func notes(inNotebook notebookID: UUID?) async throws -> [Note]
    func findNotes(containing text: String) async throws -> [Note]

    func save(note: Note) async throws

    func moveNotes(from sourceID: UUID, to destinationID: UUID) async throws
    func deleteNotes(with ids: Set<UUID>) async throws
}

/// The same, one protocol a capability.
public protocol NoteSaver {
    func save(note: Note) async throws
}

public protocol NoteMover {
    func moveNotes(from sourceID: UUID, to destinationID: UUID) async throws
}

public protocol NoteDeleter {
    func deleteNotes(with ids: Set<UUID>) async throws
}

public protocol NoteFinder {
    func findNote(by id: UUID) async throws -> Note?
    func notes(inNotebook notebookID: UUID?) async throws -> [Note]
    func findNotes(containing text: String) async throws -> [Note]
}

public protocol NoteKeeper: NoteSaver, NoteDeleter, NoteFinder {}

public typealias NoteEditing = NoteSaver & NoteFinder

/// Several small doubles in one screen: all that its consumer calls is here.
public protocol ComposerDelegate: AnyObject {
    func composerDidCancel()
    func composer(didSave note: Note)
    func composer(didFailWith error: any Error)
    func composerShouldClose() -> Bool
}
