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
                return notes.filter {
                    query.isEmpty || $0.title.lowercased().contains(query) || $0.folder.lowercased().contains(query)
                }
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
            "func updates() -> AsyncStream<[Note]> { notesListeners.stream(notes) }"
        ),
        (
            "func updates() -> AsyncThrowingStream<[Note], any Error>",
            "func updates() -> AsyncThrowingStream<[Note], any Error> { notesListeners.throwingStream(notes) }"
        ),
        (
            "func updates(in folder: String) -> AsyncStream<[Note]>",
            """
            func updates(in folder: String) -> AsyncStream<[Note]> {
                notesListeners.stream(notes.filter { $0.folder == folder }) { $0.filter { $0.folder == folder } }
            }
            """
        ),
        (
            "func noteStream() -> AsyncStream<Note>",
            "func noteStream() -> AsyncStream<Note> { noteEventListeners.stream() }"
        ),
        (
            "func observe(_ onChange: @escaping ([Note]) -> Void)",
            """
            func observe(_ onChange: @escaping ([Note]) -> Void) {
                onChange(notes)
                notesListeners.add(onChange)
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
            func note(at index: Int) -> Note { noteAtStub(index) }
            """
        ),
        (
            "func addTag(_ tag: String, to id: Int)",
            """
            func addTag(_ tag: String, to id: Int) { addTagToStub(tag, id) }
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
            func notesByFolder() -> [String: [Note]] { notesByFolderStub() }
            """
        ),
        (
            "func title(of id: Int) -> String?",
            """
            func title(of id: Int) -> String? { titleOfStub(id) }
            """
        ),
        (
            "func log(_ text: String)",
            """
            func log(_ text: String) {
                // Unknown: how to make one Note from its parameters.
                logStub(text)
            }
            """
        ),
        (
            "func notes(for id: Int) -> [Note]",
            """
            func notes(for id: Int) -> [Note] {
                // Unknown: which Notes it returns.
                notesForStub(id)
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
            """
            func track(_ event: Double) {
                // Unknown: how to make one Note from its parameters.
                trackStub(event)
            }
            """
        ),
        ("static func warmUp() async", "static func warmUp() async {}"),
        (
            "func dismiss(completion: (() -> Void)?)",
            "func dismiss(completion: (() -> Void)?) { completion?() }"
        ),
        (
            "func clean(completion: ((Bool) -> Void)?)",
            "func clean(completion: ((Bool) -> Void)?) { cleanCompletionStub(completion) }"
        ),
        (
            "func ask(onYes: @escaping () -> Void, onNo: @escaping () -> Void)",
            "func ask(onYes: @escaping () -> Void, onNo: @escaping () -> Void) { askOnYesOnNoStub(onYes, onNo) }"
        ),
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
            func whenIdle(_ action: @escaping () -> Void) { whenIdleStub(action) }
            """
        ),
    ]

    @Test("pass where nobody waits for a result, and call what they are given", arguments: passing)
    func passingAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try FakeMember.text(of: requirement) == emitted)
    }

    static let closures = [
        (
            "func load(_ name: String, then: @escaping () -> Void) throws",
            """
                // MARK: load(_:then:)
                var loadThenStub: (String, @escaping () -> Void) throws -> Void = { _, then in
                    TestIssue.report("PFake.loadThenStub is not set")
                    then()
                }
                func load(_ name: String, then: @escaping () -> Void) throws { try loadThenStub(name, then) }
            """
        ),
        (
            "subscript(row: Double) -> String { get set }",
            """
                // MARK: subscript(_:)
                var subscriptStub: (Double) -> String = { _ in TestIssue.report("PFake.subscriptStub is not set", returning: "") }
                var subscriptSetStub: (Double, String) -> Void = { _, _ in TestIssue.report("PFake.subscriptSetStub is not set") }
                subscript(row: Double) -> String {
                    get { subscriptStub(row) }
                    set { subscriptSetStub(row, newValue) }
                }
            """
        ),
        (
            "func convert<T>(_ value: T) async throws -> T",
            """
                // MARK: convert(_:)
                var convertStub: (Any) async throws -> Any = { _ in throw TestIssue("PFake.convertStub is not set") }
                func convert<T>(_ value: T) async throws -> T {
                    guard let result = try await convertStub(value) as? T else {
                        throw TestIssue("PFake.convertStub did not return T")
                    }
                    return result
                }
            """
        ),
    ]

    @Test("ask a closure that fails until a test sets it", arguments: closures)
    func closuresAsInTable(_ requirement: String, _ emitted: String) throws {
        let text = try Emission("protocol P { \(requirement) }").text(.fake)
        #expect(text.contains(emitted), "\(text)")
    }
}
