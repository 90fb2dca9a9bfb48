import Foundation
import Testing

@testable import Stores

@Suite("Stores of notes")
struct NoteStoreContractTests {
    @Test func sqliteNoteStoreAnswersLikeNoteStoreFake() async throws {
        try await NoteStoreContract.check({ try SQLiteNoteStore() }, against: { NoteStoreFake() })
    }

    @Test func fileNoteStoreAnswersLikeNoteStoreFake() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("NoteStore-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await NoteStoreContract.check(
            { FileNoteStore(file: folder.appendingPathComponent("\(UUID()).json")) }, against: { NoteStoreFake() },
            histories: 50)
    }

    /// A statement that removes a note before it saves it again: the note moves to the end.
    private static let replacing = "INSERT OR REPLACE INTO notes (id, title, isDone, due) VALUES (?, ?, ?, ?)"

    @Test("calls that the reference can't answer yet are listed once, and the others compared")
    func unset() async throws {
        let messages = Messages()
        try await withKnownIssue {
            try await NoteStoreContract.check(
                { Fallible(notes: try SQLiteNoteStore()) }, against: { NoteStoreFake() })
        } matching: { issue in
            messages.add(issue.comments.map(\.rawValue))
            return true
        }
        let message = try #require(messages.all.first)
        #expect(messages.all.count == 1)
        #expect(message.hasPrefix("Fallible and NoteStoreFake were compared without the calls"))
        #expect(message.contains("\nFallible.deleteStub is not set\n"))
    }

    @Test("a defect is found, and shown by the shortest history")
    func defect() async throws {
        let messages = Messages()
        try await withKnownIssue {
            try await NoteStoreContract.check(
                { try SQLiteNoteStore(saving: Self.replacing) }, against: { NoteStoreFake() })
        } matching: { issue in
            messages.add(issue.comments.map(\.rawValue))
            return true
        }
        let message = try #require(messages.all.first)
        #expect(message.hasPrefix("SQLiteNoteStore answers differently from NoteStoreFake."))
        let calls = message.split(separator: "\n").filter { $0.contains("await subject.") }
        #expect(calls.count == 4)
        #expect(calls.prefix(3).allSatisfy { $0.contains("try await subject.save(Note(") })
        #expect(calls.last?.contains("#expect(try await subject.") == true)
    }
}

/// A store that lacks an answer.
private struct Fallible: NoteStore {
    let notes: SQLiteNoteStore

    func save(_ note: Note) async throws { try await notes.save(note) }
    func note(id: UUID) async throws -> Note? { try await notes.note(id: id) }
    func allNotes() async throws -> [Note] { try await notes.allNotes() }
    func findNotes(text: String) async throws -> [Note] { try await notes.findNotes(text: text) }
    func markAsDone(id: UUID) async throws { try await notes.markAsDone(id: id) }
    func delete(id: UUID) async throws { throw TestIssue("Fallible.deleteStub is not set") }
}

/// What issues said.
private final class Messages: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    var all: [String] { lock.withLock { texts } }

    func add(_ more: [String]) { lock.withLock { texts += more } }
}
