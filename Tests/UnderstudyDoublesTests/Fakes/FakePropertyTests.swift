import Testing
import UnderstudyDoubles

/// What members of a fake have to do with the properties beside them, each by a table.
@Suite("Properties of fakes")
struct FakePropertyTests {
    static let told = [
        ("var isOn: Bool { get set }; var isOnPublisher: AnyPublisher<Bool, Never> { get }", ["add(subject.send)"]),
        (
            "var text: String? { get }; var textDidChangePublisher: AnyPublisher<String, Never> { get }",
            ["return subject.compactMap { $0 }.eraseToAnyPublisher()"]
        ),
        (
            "var level: Int { get }; var levelStream: AsyncStream<Int> { get }",
            ["var level = 0 { didSet { levelListeners.send(level) } }", "{ levelListeners.stream(level) }"]
        ),
        (
            """
            var availableNotes: [Note] { get }; var availableNotesPublisher: AnyPublisher<[Note], Never> { get }
            func deleteNote(_ note: Note)
            """,
            ["CurrentValueSubject<[Note], Never>(availableNotes)", "return subject.eraseToAnyPublisher()"]
        ),
        (
            "var status: NSObject { get }; var statusPublisher: AnyPublisher<NSObject, Never> { get }",
            ["var statusPublisher: AnyPublisher<NSObject, Never> = Empty().eraseToAnyPublisher()"]
        ),
    ]

    @Test("are told over time", arguments: told)
    func toldAsInTable(_ requirements: String, _ emitted: [String]) throws {
        try Self.expect(emitted, of: requirements)
    }

    private static func expect(_ emitted: [String], of requirements: String) throws {
        let emission = try Emission(
            """
            import Combine
            import Foundation
            struct Note: Identifiable, Equatable { let id: Int }
            protocol P { \(requirements) }
            """)
        let text = try emission.text(.fake)
        for line in emitted { #expect(text.contains(line)) }
    }

    static let apart = [
        ("func notes(forceRefresh: Bool) async -> [Note]; func add(_ note: Note)", ["async -> [Note] { storedNotes }"]),
        (
            "func note(id: Int) -> Note?; func note(id: Int, using context: NSObject) -> Note?; func add(_ note: Note)",
            ["using context: NSObject) -> Note? { notes.first { $0.id == id } }"]
        ),
        (
            "func notes() -> [Note]; func add(_ note: Note); func clearCache()",
            ["func clearCache() { clearCacheStub() }"]
        ),
        (
            "func all() -> [Note]; func remove(_ note: Note, completionHandler: (((any Error)?) -> Void)?)",
            ["        notes.removeAll { $0.id == note.id }", "        completionHandler?(nil)"]
        ),
        (
            "func all() -> [Note]; func add(_ note: Note, undoCompletion: (() -> Void)?)",
            ["addUndoCompletionStub(note, undoCompletion)"]
        ),
        (
            "var isCancelled: Bool { get }; var notes: [Note] { get }; func addNote(_ note: Note); func cancel()",
            ["func cancel() { isCancelled = true }"]
        ),
        (
            "var notes: [Note] { get }; func addNote(_ note: Note); func cancel(dismiss: () -> Void)",
            ["func cancel(dismiss: () -> Void) { cancelDismissStub(dismiss) }"]
        ),
        (
            "func fetch(completion: @escaping @MainActor (Result<[Note], any Error>) -> Void)",
            ["{ fetchCompletionStub(completion) }"]
        ),
        (
            "var result: Result<(id: Int, title: String), any Error> { get async }",
            ["var storedResult: Result<(id: Int, title: String), any Error>", "get async { storedResult }"]
        ),
        (
            "func loadTag(for id: String) -> String?; func saveTag(_ tag: String, for id: String)",
            ["{ tags[id] }"]
        ),
        (
            """
            func loadTag(for id: String) -> String?; func saveTag(_ tag: String, for id: String)
            func loadEmbeddedTag(for id: String) -> String?
            """,
            ["{ loadEmbeddedTagForStub(id) }"]
        ),
        (
            "func shownNoteIDs() -> [String]; func updateNote(withID id: String, asShown shown: Bool)\n"
                + "func hasShownNote(withID id: String) -> Bool",
            ["{ values.filter { $0.value }.map { $0.key } }"]
        ),
        ("var isActive: Bool { get }; func deactivate()", ["func deactivate() { isActive = false }"]),
        ("var isLoading: Bool { get }; func load()", ["func load() {}"]),
        ("var isCovered: Bool { get }; func discover()", ["func discover() {}"]),
        ("var isConnected: Bool { get }; func connect(_ retry: Bool)", ["{ isConnected = true }"]),
        (
            "func notes() -> [Note]; func add(_ note: Note); func deleteAll(); func deleteAll(in folder: NSObject)",
            ["func deleteAll(in folder: NSObject) { deleteAllInStub(folder) }"]
        ),
        (
            "func notes() -> [Note]; func add(_ note: Note, completion: (@MainActor () -> Void)?)",
            ["        addCompletionStub(note, completion)"]
        ),
    ]

    @Test("are apart from what only looks like them", arguments: apart)
    func apartAsInTable(_ requirements: String, _ emitted: [String]) throws {
        try Self.expect(emitted, of: requirements)
    }
}
