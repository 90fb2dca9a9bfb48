import Testing
import UnderstudySyntax

@Suite("Edits, one list after the other") struct TextEditCompositionTests {
    private static let text = Array("abcdefghij".utf8)

    private func edit(_ start: Int, _ end: Int, _ text: String) -> TextEdit {
        TextEdit(ByteRange(start: start, end: end), with: text)
    }

    @Test func anEditOfAnEditIsOneEdit() throws {
        let edits = try TextEdit.composed([edit(2, 4, "XYZ")], [edit(3, 4, "")], count: 10)
        #expect(edits == [edit(2, 4, "XZ")])
    }

    @Test func whatComesAndGoesIsNoEdit() throws {
        let edits = try TextEdit.composed([edit(5, 5, "new")], [edit(5, 8, "")], count: 10)
        #expect(try TextEdit.apply(edits, to: Self.text) == Self.text)
    }

    @Test func insertionsAtBothEndsStay() throws {
        let edits = try TextEdit.composed([edit(0, 0, "<")], [edit(11, 11, ">")], count: 10)
        #expect(edits == [edit(0, 0, "<"), edit(10, 10, ">")])
    }

    @Test func overlapsAreRefused() {
        #expect(throws: TextEdit.Overlap.self) {
            try TextEdit.composed([edit(1, 4, ""), edit(3, 5, "")], [], count: 10)
        }
        #expect(throws: TextEdit.Overlap.self) { try TextEdit.composed([edit(0, 5, "")], [edit(6, 7, "")], count: 10) }
    }

    /// Any two lists lead to the same text at once as one after the other.
    @Test(arguments: 1..<200) func bothListsAtOnceAreTheSame(_ seed: Int) throws {
        var state = UInt64(seed)
        func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        func edits(of count: Int) -> [TextEdit] {
            var edits: [TextEdit] = []
            var start = below(4)
            while start <= count {
                let end = min(count, start + below(4))
                edits.append(edit(start, end, String(repeating: "x", count: below(3)) + "\(seed % 10)"))
                start = end + 1 + below(5)
            }
            return edits
        }
        let first = edits(of: Self.text.count)
        let between = try TextEdit.apply(first, to: Self.text)
        let second = edits(of: between.count)
        let both = try TextEdit.composed(first, second, count: Self.text.count)
        #expect(try TextEdit.apply(both, to: Self.text) == TextEdit.apply(second, to: between))
    }
}
