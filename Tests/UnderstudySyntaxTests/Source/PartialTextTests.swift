import Testing

@testable import UnderstudySyntax

@Suite("Texts of which a part is kept")
struct PartialTextTests {
    private let text = SourceText(path: "A.swift", text: "// One.\n\nstruct A {\n    let b = 1\n}\n// Two.\n")

    @Test func offsetsAndLinesStayTheSame() throws {
        let part = try #require(text.keeping(ByteRange(start: 9, end: 35)))
        #expect(part.text(in: ByteRange(start: 9, end: 17)) == "struct A")
        #expect(part.compactText(in: ByteRange(start: 9, end: 35)) == "struct A { let b = 1 }")
        for offset in 9...34 {
            #expect(part.lines.position(at: offset) == text.lines.position(at: offset), "at \(offset)")
        }
        #expect(part.count == text.count)
    }

    @Test func longLinesBeforeThePartCount() throws {
        let long = String(repeating: "x", count: 1_000) + "\n" + String(repeating: "\n", count: 200) + "let a = 1\n"
        let text = SourceText(path: "A.swift", text: long)
        let part = try #require(text.keeping(ByteRange(start: 1_201, end: 1_205)))
        #expect(part.lines.position(at: 1_205) == SourcePosition(line: 202, column: 5))
        #expect(text.lines.position(at: 1_205) == SourcePosition(line: 202, column: 5))
    }

    /// Where nothing is freed, or searches would end early.
    @Test func someTextsAreKeptWhole() {
        #expect(text.keeping(text.range) == nil)
        #expect(SourceText(path: "", text: "a\r\nb").keeping(ByteRange(start: 3, end: 4)) == nil)
        #expect(SourceText(path: "", text: "a\0b").keeping(ByteRange(start: 2, end: 3)) == nil)
        #expect(text.keeping(ByteRange(start: 0, end: 7))?.keeping(ByteRange(start: 0, end: 2)) == nil)
    }

    @Test func bytesGrowAtTheirEnd() {
        let bytes = OutputBytes(capacity: 1)
        #expect(bytes.last == nil)
        bytes.append("caf\u{E9}")
        bytes.append([UInt8]())
        bytes.append([1, 2])
        bytes.append(3)
        bytes.removeLast()
        #expect(bytes.array == Array("caf\u{E9}".utf8) + [1, 2])
        #expect(bytes.last == 2)
        #expect(bytes.count == 7)
    }
}
