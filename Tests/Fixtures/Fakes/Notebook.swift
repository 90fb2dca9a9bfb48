// swift-format-ignore-file

import Foundation

struct Note: Identifiable, Equatable {
    let id: UUID
    var title: String
    var body: String = ""
    var notebookId: UUID?
}

/// The repository of the essay on large protocols.
protocol NotesRepository {
    func findNote(by id: UUID) async throws -> Note?
    func allNotes(for notebookId: UUID?) async throws -> [Note]
    func findNotes(by text: String) async throws -> [Note]

    func save(note: Note) async throws

    func moveNote(from srcNotebookId: UUID, to dstNotebookId: UUID) async throws
    func deleteNote(with ids: Set<UUID>) async throws
}

protocol NoteSaver {
    func save(note: Note) async throws
}

protocol NoteFinder {
    func findNote(by id: UUID) async throws -> Note?
    func allNotes(for notebookId: UUID?) async throws -> [Note]
    func findNotes(by text: String) async throws -> [Note]
}

public struct PURLResponse: Sendable {
    public let address: String
    public let name: String
    public let url: String
    public init(address: String, name: String, url: String) {
        self.address = address
        self.name = name
        self.url = url
    }
}

/// The service of the essay on protocols first.
public protocol PURLsNetworkServiceProtocol: AnyObject, Sendable {
    func purlsStream() -> AsyncStream<[PURLResponse]>
    func fetchPURLs(for address: String) async throws
    func addPURL(address: String, name: String, url: String) async throws
    func deletePURL(address: String, name: String) async throws
}
