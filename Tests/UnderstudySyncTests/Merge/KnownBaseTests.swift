import Testing
import UnderstudyDoubles
import UnderstudySync

/// Doubles of which the text is known that the templates gave: what their owner wrote goes along with the change.
@Suite("Doubles of a known base") struct KnownBaseTests {
    private static func merged(
        _ before: String, _ after: String, _ kind: DoubleKind = .spy, edit: (String) -> String
    ) throws -> (text: String, fresh: String, left: [String]) {
        let library = try SyncCase.library()
        func source(_ members: String) -> String {
            "public struct Note { public var id = 0; public init() {} }\nprotocol Store {\n    \(members)\n}\n"
        }
        var changed = SyncCase(protocols: ["Store.swift": source(before)], doubles: [:])
        let base = try #require(try changed.generated(kind, of: "Store", library))
        changed.protocols["Store.swift"] = source(after)
        let fresh = try #require(try changed.generated(kind, of: "Store", library))
        changed.texts = [fresh, base]
        changed.doubles["Spy.swift"] = edit(base)
        let (doubles, _, left) = try changed.synced(library)
        return (doubles["Spy.swift"] ?? "", fresh, left.map(\.diagnostic.message))
    }

    /// An edit that a fresh double can have as well.
    struct Edit: Sendable {
        let old: String
        let new: String

        func made(_ text: String) -> String {
            let changed = text.replacing(old, with: new)
            return changed == text ? "the edit does not fit" : changed
        }
    }

    @Test(arguments: [
        (
            "func find(by id: Int) -> Note?", "func find(for id: Int) -> Note?",
            Edit(old: "-> Note? {\n", new: "-> Note? {\n        assert(id > 0)\n")
        ),
        (
            "func find(by id: Int) -> Note?", "func find(by id: Int) async throws -> Note?",
            Edit(old: "-> Note? {\n", new: "-> Note? {\n        assert(id > 0)\n")
        ),
        // A requirement that was renamed is the same one: what was written into its member goes along.
        (
            "func find(by id: Int) -> Note?", "func note(withID id: Int) -> Note?",
            Edit(old: "-> Note? {\n", new: "-> Note? {\n        assert(id > 0)\n")
        ),
        // Types change, and nothing of what was added speaks of a parameter.
        (
            "func find(by id: Int) -> Note?", "func find(by id: String) -> [Note]",
            Edit(old: "        findByCalls.append", new: "        // mine\n        findByCalls.append")
        ),
        (
            "func find() -> Int", "func find() -> Int\n    func load() -> Note",
            Edit(old: "import Notes", new: "import Notes\nimport Testing")
        ),
    ])
    func anEditGoesAlong(_ before: String, _ after: String, edit: Edit) throws {
        let (text, fresh, left) = try Self.merged(before, after, edit: edit.made)
        #expect(text == edit.made(fresh))
        #expect(left.isEmpty)
    }

    @Test("Without edits, a double becomes a fresh one", arguments: [DoubleKind.spy, .stub, .mock, .fake, .client])
    func untouched(_ kind: DoubleKind) throws {
        let before = "var title: String { get }\n    func find(by id: Int) -> Note?\n    func keep(_ note: Note)"
        let after = "func keep(_ note: Note) async\n    func load() -> [Note]\n    func find(_ id: Int) -> Note?"
        let (text, fresh, left) = try Self.merged(before, after, kind) { $0 }
        #expect(text == fresh && left.isEmpty)
    }

    /// The body may not fit the new types.
    @Test(arguments: [
        ("func find(by id: Int) -> Note?", "func find(by id: String) -> Note?", "assert(id > 0)"),
        ("func find(by id: Int) throws -> Note?", "func find(by id: Int) -> Note?", "try check()"),
        ("func find(by id: Int) -> Note?", "func load(_ all: Bool) -> Note?", "assert(id > 0)"),
    ])
    func whatMayNotFitIsSaid(_ before: String, _ after: String, statement: String) throws {
        let edit = Edit(old: "-> Note? {\n", new: "-> Note? {\n        \(statement)\n")
        let (text, _, left) = try Self.merged(before, after, edit: edit.made)
        #expect(text.contains(statement))
        #expect(!left.isEmpty)
    }
}
