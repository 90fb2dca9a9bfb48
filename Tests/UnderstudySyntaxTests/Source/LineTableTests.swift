import Testing

import UnderstudySyntax

/// Lines are found as by counting, however long or many they are.
@Suite struct LineTableTests {
    @Test(
        "each offset has the line and the column that counting gives",
        arguments: [
            "", "\n", "a", "a\n", "a\nb", "\n\n\n", "a\r\nb\rc\n\rd", "\r", "\r\n", "no end",
            String(repeating: "x", count: 254) + "\n" + String(repeating: "y", count: 255) + "\nz",
            String(repeating: "x", count: 255) + "\n\n" + String(repeating: "y", count: 510) + "\r\nz\n",
            String(repeating: "line\n", count: 200),
            String(repeating: "x", count: 40_000) + "\n" + String(repeating: "\n", count: 63) + "end",
            (0..<300).map { String(repeating: "x", count: $0 % 90 * 7) }.joined(separator: "\n"),
        ])
    func positions(text: String) {
        let bytes = Array(text.utf8)
        let table = LineTable(bytes)
        let starts = Self.starts(of: bytes)
        #expect(table.count == starts.count)
        var line = 0
        for offset in 0...bytes.count {
            while line + 1 < starts.count, starts[line + 1] <= offset { line += 1 }
            #expect(table.position(at: offset) == SourcePosition(line: line + 1, column: offset - starts[line] + 1))
        }
        for (number, start) in starts.enumerated() {
            let end = number + 1 < starts.count ? starts[number + 1] : bytes.count
            #expect(table.range(ofLine: number + 1) == ByteRange(start: start, end: end))
        }
    }

    @Test("an offset outside of the text is that of its nearest end")
    func outside() {
        let table = LineTable(Array("a\nbc".utf8))
        #expect(table.position(at: -3) == SourcePosition(line: 1, column: 1))
        #expect(table.position(at: 99) == SourcePosition(line: 2, column: 3))
    }

    private static func starts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() {
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n") {
                starts.append(offset + 1)
            }
        }
        return starts
    }
}
