import Testing
import UnderstudySyntax

/// Pieces with the text that they are in.
@Suite("Pieces of files")
struct InSourceTests {
    private let source = SourceText(path: "A.swift", text: "func  save( note:Note ) {}")

    @Test("are what their own file says", arguments: [(0, 4, "func"), (6, 10, "save"), (0, 0, "")])
    func text(_ start: Int, _ end: Int, _ text: String) {
        let other = SourceText(path: "B.swift", text: String(repeating: "x", count: 40))
        let range = ByteRange(start: start, end: end)
        #expect(source[range].text == text)
        #expect(other[range].text == String(repeating: "x", count: end - start))
    }

    @Test("have parts in the same file")
    func part() throws {
        let declaration = try #require(Parser.parse(source).declarations.first)
        let whole = source[declaration]
        #expect(whole[declaration.introducer].text == "func")
        #expect(whole[declaration.range].compactText == "func save( note:Note ) {}")
        #expect(whole[ByteRange?.none].text == nil)
        #expect(whole[ByteRange?.some(declaration.introducer)].text == "func")
        #expect(whole[declaration.range].source === source)
    }

    @Test("are edited together where they are in one file")
    func edits() throws {
        let edit = TextEdit(ByteRange(start: 4, end: 6), with: " ")
        let edits = FileEdits(source: source, edits: [edit])
        #expect(String(decoding: try edits.applied(), as: UTF8.self) == "func save( note:Note ) {}")
        #expect(edits == FileEdits(source: source, edits: [edit]))
        #expect(edits != FileEdits(source: source, edits: []))
        #expect(edits != FileEdits(source: SourceText(path: "B.swift", bytes: source.bytes), edits: [edit]))
    }
}
