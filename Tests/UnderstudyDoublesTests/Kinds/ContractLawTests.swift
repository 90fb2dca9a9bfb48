import Testing
import UnderstudyDoubles

/// What a contract tries for a requirement beside `save(_:)` and `note(id:)`.
@Suite("Laws of contracts")
struct ContractLawTests {
    static let saved = [
        (
            "func save(_ note: Note)",
            """
            func save() async throws {
                let subject = try await makeSubject()
                let note = Note(id: 0, title: "")
                subject.save(note)
                #expect(subject.note(id: note.id) != nil)
            }
            """
        ),
        (
            "func save(_ note: Note) async throws",
            """
            func save() async throws {
                let subject = try await makeSubject()
                let note = Note(id: 0, title: "")
                try await subject.save(note)
                #expect(subject.note(id: note.id) != nil)
            }
            """
        ),
    ]

    @Test("try what is saved", arguments: saved)
    func savedAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try function(for: requirement) == emitted)
    }

    static let found = [
        (
            "func note(id: Int) -> Note?",
            """
            func noteId() async throws {
                let subject = try await makeSubject()
                let note = Note(id: 0, title: "")
                #expect(subject.note(id: note.id) == nil)
            }
            """
        ),
        (
            "func find(_ id: Int) async throws -> Note?",
            """
            func find() async throws {
                let subject = try await makeSubject()
                let note = Note(id: 0, title: "")
                #expect(try await subject.find(note.id) == nil)
            }
            """
        ),
        (
            "func all() -> [Note]",
            """
            func all() async throws {
                let subject = try await makeSubject()
                #expect(subject.all().isEmpty)
            }
            """
        ),
        (
            "var notes: [Note] { get }",
            """
            func notes() async throws {
                let subject = try await makeSubject()
                #expect(subject.notes.isEmpty)
            }
            """
        ),
    ]

    @Test("try what is found before anything is saved", arguments: found)
    func foundAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try function(for: requirement) == emitted)
    }

    static let deleted = [
        (
            "func delete(id: Int)",
            """
            func deleteId() async throws {
                let subject = try await makeSubject()
                let note = Note(id: 0, title: "")
                subject.save(note)
                subject.delete(id: note.id)
                #expect(subject.note(id: note.id) == nil)
            }
            """
        ),
        (
            "func delete(_ note: Note)",
            """
            func delete() async throws {
                let subject = try await makeSubject()
                let note = Note(id: 0, title: "")
                subject.save(note)
                subject.delete(note)
                #expect(subject.note(id: note.id) == nil)
            }
            """
        ),
        (
            "func remove(id: Int) async throws",
            """
            func removeId() async throws {
                let subject = try await makeSubject()
                let note = Note(id: 0, title: "")
                subject.save(note)
                try await subject.remove(id: note.id)
                #expect(subject.note(id: note.id) == nil)
            }
            """
        ),
    ]

    @Test("try that what is deleted is gone", arguments: deleted)
    func deletedAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try function(for: requirement) == emitted)
    }

    static let settable = [
        (
            "var title: String { get set }",
            """
            func title() async throws {
                var subject = try await makeSubject()
                subject.title = "a"
                #expect(subject.title == "a")
            }
            """
        )
    ]

    @Test("try that what is set is read", arguments: settable)
    func settableAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try function(for: requirement) == emitted)
    }

    static let open = [
        (
            "func add(_ note: Note) -> Int",
            """
            func add() async throws {
                _ = try await makeSubject()
                Issue.record("not written yet: describe what 'add(_:)' must do")
            }
            """
        ),
        (
            "func addBookmark(for note: Note)",
            """
            func addBookmarkFor() async throws {
                _ = try await makeSubject()
                Issue.record("not written yet: describe what 'addBookmark(for:)' must do")
            }
            """
        ),
        (
            "func removeBookmark(_ note: Note)",
            """
            func removeBookmark() async throws {
                _ = try await makeSubject()
                Issue.record("not written yet: describe what 'removeBookmark(_:)' must do")
            }
            """
        ),
        (
            "func removeBookmark(id: Int)",
            """
            func removeBookmarkId() async throws {
                _ = try await makeSubject()
                Issue.record("not written yet: describe what 'removeBookmark(id:)' must do")
            }
            """
        ),
        (
            "func note(withID id: Int) throws -> Note",
            """
            func noteWithID() async throws {
                _ = try await makeSubject()
                Issue.record("not written yet: describe what 'note(withID:)' must do")
            }
            """
        ),
        (
            "func deleteAll()",
            """
            func deleteAll() async throws {
                _ = try await makeSubject()
                Issue.record("not written yet: describe what 'deleteAll()' must do")
            }
            """
        ),
        (
            "func count() -> Int",
            """
            func count() async throws {
                _ = try await makeSubject()
                Issue.record("not written yet: describe what 'count()' must do")
            }
            """
        ),
        (
            "var flag: Bool { get }",
            """
            func flag() async throws {
                _ = try await makeSubject()
                Issue.record("not written yet: describe what 'flag' must do")
            }
            """
        ),
        (
            "static func make() -> Int",
            """
            func make() async throws {
                _ = try await makeSubject()
                Issue.record("not written yet: describe what 'make()' must do")
            }
            """
        ),
        (
            "subscript(id: Int) -> Note? { get }",
            """
            func subscriptRequirement() async throws {
                _ = try await makeSubject()
                Issue.record("not written yet: describe what 'subscript(_:)' must do")
            }
            """
        ),
        (
            "init(path: String)",
            """
            func initPath() async throws {
                _ = try await makeSubject()
                Issue.record("not written yet: describe what 'init(path:)' must do")
            }
            """
        ),
        (
            "func `default`()",
            """
            func defaultRequirement() async throws {
                _ = try await makeSubject()
                Issue.record("not written yet: describe what 'default()' must do")
            }
            """
        ),
    ]

    @Test("are not of what an element only has, though that is said first")
    func bookmarksAreNoNotes() throws {
        let text = try contract(
            """
            func addBookmark(for note: Note)
            func archivedNotes() -> [Note]
            func findParent(id: Int) -> Note?
            func add(_ note: Note)
            func notes() -> [Note]
            """)
        #expect(text.contains("not written yet: describe what 'addBookmark(for:)' must do"))
        #expect(text.contains("subject.add(note)\n        #expect(subject.notes().count == 1)"))
    }

    @Test("know another word for the elements, which all requirements say")
    func favoritesAreNotes() throws {
        let text = try contract(
            """
            func addFavorite(_ note: Note)
            func favorites() -> [Note]
            func removeFavorite(_ note: Note)
            """)
        #expect(text.contains("subject.addFavorite(note)\n        #expect(subject.favorites().count == 1)"))
        #expect(text.contains("subject.removeFavorite(note)\n        #expect(subject.favorites().isEmpty)"))
    }

    @Test("are left open where nothing is certain", arguments: open)
    func openAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try function(for: requirement) == emitted)
    }

    /// The lines of the function for `requirement`, which is the last one.
    private func function(for requirement: String) throws -> String {
        let others = ["func save(_ note: Note)", "func note(id: Int) -> Note?"].filter { other in
            !["save(", "note(id"].contains { requirement.contains($0) && other.contains($0) }
        }
        let text = try contract((others + [requirement]).joined(separator: "\n"))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let mark = try #require(lines.lastIndex { $0.hasPrefix("    // MARK: ") })
        let end = try #require(lines[mark...].firstIndex(of: "    }"))
        return lines[(mark + 1)...end].map { $0.dropFirst(4) }.joined(separator: "\n")
    }

    /// The contract of a protocol with `requirements`.
    private func contract(_ requirements: String) throws -> String {
        let emission = try Emission(
            """
            struct Note: Sendable, Identifiable { let id: Int; var title: String }
            protocol P {
                \(requirements)
            }
            """)
        return try emission.text(.contract)
    }
}
