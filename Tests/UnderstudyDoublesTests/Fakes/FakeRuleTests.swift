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
        #expect(try member(requirement) == emitted)
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
        #expect(try member(requirement) == emitted)
    }

    static let deleting = [
        ("func delete(_ note: Note)", "func delete(_ note: Note) { notes.removeAll { $0.id == note.id } }"),
        ("func delete(id: Int) throws", "func delete(id: Int) throws { notes.removeAll { $0.id == id } }"),
        (
            "func delete(id: Int) -> Bool",
            """
            func delete(id: Int) -> Bool {
                let count = notes.count
                notes.removeAll { $0.id == id }
                return notes.count < count
            }
            """
        ),
        ("func remove(ids: [Int])", "func remove(ids: [Int]) { notes.removeAll { ids.contains($0.id) } }"),
        ("func remove(at index: Int)", "func remove(at index: Int) { notes.remove(at: index) }"),
        ("func deleteAll()", "func deleteAll() { notes.removeAll() }"),
        ("func clear()", "func clear() { notes.removeAll() }"),
        (
            "func deleteNotes(in folder: String)",
            "func deleteNotes(in folder: String) { notes.removeAll { $0.folder == folder } }"
        ),
        ("func removePinned()", "func removePinned() { notes.removeAll { $0.isPinned } }"),
    ]

    @Test("delete elements", arguments: deleting)
    func deletingAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try member(requirement) == emitted)
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
        #expect(try member(requirement) == emitted)
    }

    static let updating = [
        (
            "func update(_ note: Note)",
            """
            func update(_ note: Note) {
                guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
                notes[index] = note
            }
            """
        ),
        (
            "func update(_ note: Note) throws",
            """
            func update(_ note: Note) throws {
                guard let index = notes.firstIndex(where: { $0.id == note.id }) else { throw NotFound() }
                notes[index] = note
            }
            """
        ),
        (
            "func rename(id: Int, to title: String)",
            """
            func rename(id: Int, to title: String) {
                for index in notes.indices where notes[index].id == id { notes[index].title = title }
            }
            """
        ),
        (
            "func setTitle(_ title: String, forID id: Int)",
            """
            func setTitle(_ title: String, forID id: Int) {
                for index in notes.indices where notes[index].id == id { notes[index].title = title }
            }
            """
        ),
        (
            "func move(_ note: Note, to folder: String)",
            """
            func move(_ note: Note, to folder: String) {
                for index in notes.indices where notes[index].id == note.id { notes[index].folder = folder }
            }
            """
        ),
        (
            "func move(id: Int, to folder: String) throws",
            """
            func move(id: Int, to folder: String) throws {
                guard let index = notes.firstIndex(where: { $0.id == id }) else { throw NotFound() }
                notes[index].folder = folder
            }
            """
        ),
    ]

    @Test("change elements", arguments: updating)
    func updatingAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try member(requirement) == emitted)
    }

    static let switching = [
        (
            "func pin(id: Int)",
            """
            func pin(id: Int) {
                for index in notes.indices where notes[index].id == id { notes[index].isPinned = true }
            }
            """
        ),
        (
            "func unpin(id: Int)",
            """
            func unpin(id: Int) {
                for index in notes.indices where notes[index].id == id { notes[index].isPinned = false }
            }
            """
        ),
        (
            "func togglePinned(id: Int)",
            """
            func togglePinned(id: Int) {
                for index in notes.indices where notes[index].id == id { notes[index].isPinned.toggle() }
            }
            """
        ),
        (
            "func markAsPinned(id: Int)",
            """
            func markAsPinned(id: Int) {
                for index in notes.indices where notes[index].id == id { notes[index].isPinned = true }
            }
            """
        ),
        (
            "func markAsNotPinned(id: Int)",
            """
            func markAsNotPinned(id: Int) {
                // Fill in: what it does.
                fatalError("PFake.markAsNotPinned(id:) is not filled in")
            }
            """
        ),
        (
            "func setPinned(_ isPinned: Bool, id: Int)",
            """
            func setPinned(_ isPinned: Bool, id: Int) {
                for index in notes.indices where notes[index].id == id { notes[index].isPinned = isPinned }
            }
            """
        ),
    ]

    @Test("switch what elements are", arguments: switching)
    func switchingAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try member(requirement) == emitted)
    }

    static let saving = [
        (
            "func insert(_ note: Note) -> Note",
            """
            func insert(_ note: Note) -> Note {
                if let index = notes.firstIndex(where: { $0.id == note.id }) {
                    notes[index] = note
                } else {
                    notes.append(note)
                }
                return note
            }
            """
        ),
        (
            "func save(_ notes: [Note])",
            """
            func save(_ notes: [Note]) {
                for note in notes {
                    if let index = self.notes.firstIndex(where: { $0.id == note.id }) {
                        self.notes[index] = note
                    } else {
                        self.notes.append(note)
                    }
                }
            }
            """
        ),
        (
            "func add(_ note: Note) throws -> Int",
            """
            func add(_ note: Note) throws -> Int {
                if let index = notes.firstIndex(where: { $0.id == note.id }) {
                    notes[index] = note
                } else {
                    notes.append(note)
                }
                return note.id
            }
            """
        ),
        ("func append(_ note: Note)", "func append(_ note: Note) { notes.append(note) }"),
        (
            "func create(title: String) -> Note",
            #"""
            func create(title: String) -> Note {
                let note = Note(id: (notes.map(\.id).max() ?? 0) + 1, title: title, folder: "", isPinned: false, tags: [])
                notes.append(note)
                return note
            }
            """#
        ),
        (
            "func create(title: String, folder: String) async throws -> Note",
            #"""
            func create(title: String, folder: String) async throws -> Note {
                let note = Note(id: (notes.map(\.id).max() ?? 0) + 1, title: title, folder: folder, isPinned: false, tags: [])
                notes.append(note)
                return note
            }
            """#
        ),
    ]

    @Test("save and make elements", arguments: saving)
    func savingAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try member(requirement) == emitted)
    }

    static let observing = [
        (
            "func updates() -> AsyncStream<[Note]>",
            """
            func updates() -> AsyncStream<[Note]> {
                AsyncStream { continuation in
                    continuation.yield(notes)
                    notesObservers.append { if case .terminated = continuation.yield($0) { false } else { true } }
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
        #expect(try member(requirement) == emitted)
    }

    static let unknown = [
        (
            "func note(at index: Int) -> Note",
            """
            func note(at index: Int) -> Note {
                // Fill in: what it does.
                fatalError("PFake.note(at:) is not filled in")
            }
            """
        ),
        (
            "func addTag(_ tag: String, to id: Int)",
            """
            func addTag(_ tag: String, to id: Int) {
                // Fill in: what it does.
                fatalError("PFake.addTag(_:to:) is not filled in")
            }
            """
        ),
        (
            "func close()",
            """
            func close() {
                // Fill in: what it does.
                fatalError("PFake.close() is not filled in")
            }
            """
        ),
        (
            "func notesByFolder() -> [String: [Note]]",
            """
            func notesByFolder() -> [String: [Note]] {
                // Fill in: what it does.
                fatalError("PFake.notesByFolder() is not filled in")
            }
            """
        ),
        (
            "func title(of id: Int) -> String?",
            """
            func title(of id: Int) -> String? {
                // Fill in: what it does.
                fatalError("PFake.title(of:) is not filled in")
            }
            """
        ),
        (
            "func log(_ text: String)",
            """
            func log(_ text: String) {
                // Fill in: how to make one Note from its parameters.
                fatalError("PFake.log(_:) is not filled in")
            }
            """
        ),
    ]

    @Test("are left to the owner where their names do not say what they do", arguments: unknown)
    func unknownAsInTable(_ requirement: String, _ emitted: String) throws {
        #expect(try member(requirement) == emitted)
    }

    /// The lines of the member that implements `requirement`.
    private func member(_ requirement: String) throws -> String {
        let emission = try Emission(
            """
            struct Note: Sendable, Identifiable {
                let id: Int; var title: String; var folder: String; var isPinned: Bool; var tags: [String]
            }
            enum StoreError: Error { case notFound }
            protocol P {
                func save(_ note: Note)
                func all() -> [Note]
                \(requirement)
            }
            """)
        let head = requirement.firstRange(of: " { get").map { String(requirement[..<$0.lowerBound]) } ?? requirement
        let lines = try emission.text(.fake).split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.lastIndex { $0.hasPrefix("    " + head) })
        let end = lines[start].last == "{" ? try #require(lines[start...].firstIndex(of: "    }")) : start
        return lines[start...end].map { $0.dropFirst(4) }.joined(separator: "\n")
    }
}
