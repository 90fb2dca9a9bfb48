import Testing
import UnderstudyDoubles

/// What a fake does for a requirement that changes elements, beside `save(_:)` and `all()`, each rule by a table.
@Suite("Changes by fakes")
struct FakeChangeTests {
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
        #expect(try FakeMember.text(of: requirement) == emitted)
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
            func markAsNotPinned(id: Int) { markAsNotPinnedIdStub(id) }
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
        #expect(try FakeMember.text(of: requirement) == emitted)
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
        #expect(try FakeMember.text(of: requirement) == emitted)
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
        #expect(try FakeMember.text(of: requirement) == emitted)
    }
}
