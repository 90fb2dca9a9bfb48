import Foundation

@testable import Notebook

/// A fake of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositoryFake: NotesRepository {
    var notes: [Note]

    init(notes: [Note] = []) { self.notes = notes }

    func findNote(by id: UUID) async throws -> Note? { notes.first { $0.id == id } }

    func allNotes(for notebookId: UUID?) async throws -> [Note] {
        notes.filter { notebookId == nil || $0.notebookId == notebookId }
    }

    func findNotes(by text: String) async throws -> [Note] {
        let text = text.lowercased()
        return notes.filter {
            text.isEmpty || $0.title.lowercased().contains(text) || $0.body.lowercased().contains(text)
        }
    }

    func save(note: Note) async throws {
        if let index = notes.firstIndex(where: { $0.id == note.id }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
    }

    func moveNote(from srcNotebookId: UUID, to dstNotebookId: UUID) async throws {
        for index in notes.indices where notes[index].notebookId == srcNotebookId {
            notes[index].notebookId = dstNotebookId
        }
    }

    func deleteNote(with ids: Set<UUID>) async throws { notes.removeAll { ids.contains($0.id) } }
}

/// A fake of `NoteSaver`, yours to edit.
nonisolated final class NoteSaverFake: NoteSaver {
    var notes: [Note]

    init(notes: [Note] = []) { self.notes = notes }

    func save(note: Note) async throws {
        if let index = notes.firstIndex(where: { $0.id == note.id }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
    }
}

/// A fake of `NoteFinder`, yours to edit.
nonisolated final class NoteFinderFake: NoteFinder {
    var notes: [Note]

    init(notes: [Note] = []) { self.notes = notes }

    func findNote(by id: UUID) async throws -> Note? { notes.first { $0.id == id } }

    func allNotes(for notebookId: UUID?) async throws -> [Note] {
        notes.filter { notebookId == nil || $0.notebookId == notebookId }
    }

    func findNotes(by text: String) async throws -> [Note] {
        let text = text.lowercased()
        return notes.filter {
            text.isEmpty || $0.title.lowercased().contains(text) || $0.body.lowercased().contains(text)
        }
    }
}

/// A fake of `PURLsNetworkServiceProtocol`, yours to edit.
final class PURLsNetworkServiceFake: PURLsNetworkServiceProtocol {
    struct Storage {
        var purlResponses: [PURLResponse] = [] { didSet { purlResponsesListeners.send(purlResponses) } }
        let purlResponsesListeners = Listeners<[PURLResponse]>()
    }

    private let storage = Locked(Storage())

    var purlResponses: [PURLResponse] {
        get { storage.purlResponses }
        set { storage.purlResponses = newValue }
    }

    var purlResponsesListeners: Listeners<[PURLResponse]> { storage.withLock { $0.purlResponsesListeners } }

    init(purlResponses: [PURLResponse] = []) { storage.purlResponses = purlResponses }

    func purlsStream() -> AsyncStream<[PURLResponse]> {
        storage.withLock { storage in storage.purlResponsesListeners.stream(storage.purlResponses) }
    }

    func fetchPURLs(for address: String) async throws {
        storage.withLock { storage in
            storage.purlResponsesListeners.send(storage.purlResponses.filter { $0.address == address })
        }
    }

    func addPURL(address: String, name: String, url: String) async throws {
        let purlResponse = PURLResponse(address: address, name: name, url: url)
        storage.withLock { storage in
            if let index = storage.purlResponses.firstIndex(where: {
                $0.address == purlResponse.address && $0.name == purlResponse.name
            }) {
                storage.purlResponses[index] = purlResponse
            } else {
                storage.purlResponses.append(purlResponse)
            }
        }
    }

    func deletePURL(address: String, name: String) async throws {
        storage.withLock { storage in
            storage.purlResponses.removeAll { $0.address == address && $0.name == name }
        }
    }
}
