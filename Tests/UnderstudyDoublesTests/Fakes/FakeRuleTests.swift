import Testing
import UnderstudyDoubles

/// What a fake does for a requirement beside `save(_:)` and `all()`, each rule by a table.
@Suite("Rules of fakes")
struct FakeRuleTests {
    static let finding = [
        ("func note(id: Int) -> Note?", "func note(id: Int) -> Note? { notes.first { $0.id == id } }"),
        (
            "func note(withID id: Int) throws -> Note",
            """
            func note(withID id: Int) throws -> Note {
                guard let note = notes.first(where: { $0.id == id }) else { throw NotFound() }
                return note
            }
            """
        ),
        (
            "func find(id: Int) async throws(StoreError) -> Note",
            """
            func find(id: Int) async throws(StoreError) -> Note {
                guard let note = notes.first(where: { $0.id == id }) else { throw StoreError.notFound }
                return note
            }
            """
        ),
        (
            "func note(titled title: String) -> Note?",
            "func note(titled title: String) -> Note? { notes.first { $0.title == title } }"
        ),
        ("func firstNote() -> Note?", "func firstNote() -> Note? { notes.first }"),
        ("func lastNote() -> Note?", "func lastNote() -> Note? { notes.last }"),
        (
            "func note(id: Int, completion: @escaping (Note?) -> Void)",
            "func note(id: Int, completion: @escaping (Note?) -> Void) { completion(notes.first { $0.id == id }) }"
        ),
    ]

    @Test("find elements", arguments: finding)
    func findingAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try FakeMember.text(of: requirement) == emitted)
    }

    static let listing = [
        (
            "func notes(in folder: String) -> [Note]",
            "func notes(in folder: String) -> [Note] { storedNotes.filter { $0.folder == folder } }"
        ),
        ("func pinned() -> [Note]", "func pinned() -> [Note] { notes.filter { $0.isPinned } }"),
        ("func unpinned() -> [Note]", "func unpinned() -> [Note] { notes.filter { !$0.isPinned } }"),
        (
            "func notes(tagged tag: String) -> [Note]",
            "func notes(tagged tag: String) -> [Note] { storedNotes.filter { $0.tags.contains(tag) } }"
        ),
        (
            "func notes(ids: [Int]) -> [Note]",
            "func notes(ids: [Int]) -> [Note] { storedNotes.filter { ids.contains($0.id) } }"
        ),
        (
            "func search(_ query: String) -> [Note]",
            """
            func search(_ query: String) -> [Note] {
                let query = query.lowercased()
                return notes.filter { $0.title.lowercased().contains(query) || $0.folder.lowercased().contains(query) }
            }
            """
        ),
        ("func notes(limit: Int) -> [Note]", "func notes(limit: Int) -> [Note] { Array(storedNotes.prefix(limit)) }"),
        (
            "func notes(from start: Int, count: Int) -> [Note]",
            "func notes(from start: Int, count: Int) -> [Note] { Array(storedNotes.dropFirst(start).prefix(count)) }"
        ),
        (
            "func load(completion: @escaping ([Note]) -> Void)",
            "func load(completion: @escaping ([Note]) -> Void) { completion(notes) }"
        ),
        (
            "func load(completion: @escaping (Result<[Note], any Error>) -> Void)",
            "func load(completion: @escaping (Result<[Note], any Error>) -> Void) { completion(.success(notes)) }"
        ),
    ]

    @Test("list elements", arguments: listing)
    func listingAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try FakeMember.text(of: requirement) == emitted)
    }

    static let counting = [
        ("func count() -> Int", "func count() -> Int { notes.count }"),
        ("var count: Int { get }", "var count: Int { notes.count }"),
        (
            "func count(in folder: String) -> Int",
            "func count(in folder: String) -> Int { notes.filter { $0.folder == folder }.count }"
        ),
        ("var isEmpty: Bool { get }", "var isEmpty: Bool { notes.isEmpty }"),
        (
            "func contains(_ note: Note) -> Bool",
            "func contains(_ note: Note) -> Bool { notes.contains { $0.id == note.id } }"
        ),
        ("func exists(id: Int) -> Bool", "func exists(id: Int) -> Bool { notes.contains { $0.id == id } }"),
    ]

    @Test("count elements, and say whether there are any", arguments: counting)
    func countingAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try FakeMember.text(of: requirement) == emitted)
    }

    static let observing = [
        (
            "func updates() -> AsyncStream<[Note]>",
            """
            func updates() -> AsyncStream<[Note]> {
                AsyncStream { continuation in
                    let end = StreamEnd { continuation.finish() }
                    continuation.yield(notes)
                    notesObservers.append {
                        defer { withExtendedLifetime(end) {} }
                        return if case .terminated = continuation.yield($0) { false } else { true }
                    }
                }
            }
            """
        ),
        (
            "func observe(_ onChange: @escaping ([Note]) -> Void)",
            """
            func observe(_ onChange: @escaping ([Note]) -> Void) {
                onChange(notes)
                notesObservers.append(onChange)
            }
            """
        ),
        ("func refresh() async throws", "func refresh() async throws {}"),
    ]

    @Test("tell who observes", arguments: observing)
    func observingAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try FakeMember.text(of: requirement) == emitted)
    }

    static let unknown = [
        (
            "func note(at index: Int) -> Note",
            """
            func note(at index: Int) -> Note {
                // Fill in: what it does.
                TestIssue.report(
                    "PFake.note(at:) is not filled in", returning: Note(id: 0, title: "", folder: "", isPinned: false, tags: [])
                )
            }
            """
        ),
        (
            "func addTag(_ tag: String, to id: Int)",
            """
            func addTag(_ tag: String, to id: Int) {
                // Fill in: what it does.
                TestIssue.report("PFake.addTag(_:to:) is not filled in")
            }
            """
        ),
        (
            "func close()",
            """
            func close() {}
            """
        ),
        (
            "func notesByFolder() -> [String: [Note]]",
            """
            func notesByFolder() -> [String: [Note]] {
                // Fill in: what it does.
                TestIssue.report("PFake.notesByFolder() is not filled in", returning: [:])
            }
            """
        ),
        (
            "func title(of id: Int) -> String?",
            """
            func title(of id: Int) -> String? {
                // Fill in: what it does.
                TestIssue.report("PFake.title(of:) is not filled in", returning: nil)
            }
            """
        ),
        (
            "func log(_ text: String)",
            """
            func log(_ text: String) {
                // Fill in: how to make one Note from its parameters.
                TestIssue.report("PFake.log(_:) is not filled in")
            }
            """
        ),
    ]

    @Test("are left to the owner where their names do not say what they do", arguments: unknown)
    func unknownAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try FakeMember.text(of: requirement) == emitted)
    }

    static let passing = [
        (
            "func track(_ event: Double)",
            "func track(_ event: Double) {\n    // Fill in: how to make one Note from its parameters.\n    TestIssue.report(\"PFake.track(_:) is not filled in\")\n}"
        ),
        ("static func warmUp() async", "static func warmUp() async {}"),
        (
            "func animate(_ changes: () -> Void, speed: Double)",
            "func animate(_ changes: () -> Void, speed: Double) { changes() }"
        ),
        (
            "func transact(_ body: () async throws -> Void) async rethrows",
            "func transact(_ body: () async throws -> Void) async rethrows { try await body() }"
        ),
        (
            "func measure<T>(_ body: () throws -> T) rethrows -> T",
            "func measure<T>(_ body: () throws -> T) rethrows -> T { try body() }"
        ),
        (
            "func whenIdle(_ action: @escaping () -> Void)",
            """
            func whenIdle(_ action: @escaping () -> Void) {
                // Fill in: what it does.
                TestIssue.report("PFake.whenIdle(_:) is not filled in")
            }
            """
        ),
    ]

    @Test("pass where nobody waits for a result, and call what they are given", arguments: passing)
    func passingAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try FakeMember.text(of: requirement) == emitted)
    }
}
