import Testing
import UnderstudySyntax

@testable import UnderstudySemantics

@Suite("Names of declarations")
struct DeclarationNameTests {
    static let table = [
        ("func save()", "save()"), ("func save(note: Note)", "save(note:)"), ("func save(_ note: Note)", "save(_:)"),
        ("func move(_ note: Note, to folder: Folder)", "move(_:to:)"), ("func `in`(`for`: Int)", "`in`(`for`:)"),
        ("static func == (a: Self, b: Self) -> Bool", "==(_:_:)"), ("init()", "init()"),
        ("init?(id: Int)", "init?(id:)"),
        ("init!(_ id: Int)", "init!(_:)"), ("subscript(i: Int) -> A", "subscript(_:)"),
        ("subscript(at i: Int, j: Int) -> A", "subscript(at:_:)"), ("var count: Int { get }", "count"),
    ]

    @Test("have labels as Swift writes them", arguments: table)
    func names(_ text: String, _ name: String) throws {
        let file = FileDeclarations(parsing: SourceText(path: "", text: "protocol P { \(text) }"))
        #expect(try #require(file.protocols.first).requirements.map(\.name) == [name])
    }
}

@Suite("Paths of types")
struct TypePathTests {
    static let table: [(path: String, name: String, module: String?, matches: Bool)] = [
        ("Note", "Note", nil, true), ("Note", "Outer.Note", nil, true), ("Outer.Note", "Outer.Note", nil, true),
        ("Notes.Note", "Note", "Notes", true), ("Notes.Outer.Note", "Outer.Note", "Notes", true),
        ("Notes.Note", "Note", "Other", false), ("Notes.Note", "Note", nil, false), ("ote", "Note", nil, false),
        ("Outer.Note", "Note", nil, false), ("Note", "Outer.MyNote", nil, false), ("Note", "Notes", nil, false),
    ]

    @Test("stand for declarations", arguments: table)
    func matches(_ path: String, _ name: String, _ module: String?, _ matches: Bool) {
        #expect(TypePath(path).matches(name, module: module) == matches)
        if module == nil { #expect(TypePath(path).names(name) == matches) }
    }

    @Test("have parts")
    func parts() {
        #expect(TypePath("A.B.C").last == "C")
        #expect(TypePath("A.B.C").withoutFirst == "B.C")
        #expect(TypePath("A").last == "A")
        #expect(TypePath("A").withoutFirst == nil)
    }
}
