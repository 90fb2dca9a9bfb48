/// Finds the placeholders that make a file an Xcode template: `___VARIABLE_name:identifier___`, `___FILEBASENAME___`.
enum XcodeTemplate {
    private static let edge: SearchWord = "___"

    /// The offset of the first placeholder in code, where strings and comments don't count; `nil` when there is none.
    static func firstPlaceholder(in source: SourceText) -> Int? {
        var lexer: Lexer?
        var offset = 0
        while let start = QuickScan.find(edge, from: offset, in: source.buffer, isOneString: source.isOneString) {
            guard let end = endOfPlaceholder(at: start, in: source) else {
                offset = start + 1
                while offset < source.count, source.byte(at: offset) == UInt8(ascii: "_") { offset += 1 }
                continue
            }
            offset = end
            var tokens = lexer ?? Lexer(source)
            if isInName(start, &tokens) { return start }
            lexer = tokens
        }
        return nil
    }

    /// The end of the placeholder whose first underscore is at `start`; `nil` when it is none.
    private static func endOfPlaceholder(at start: Int, in source: SourceText) -> Int? {
        var offset = start + edge.count
        let first = offset
        while ByteClass.table[Int(source.byte(at: offset))] & ByteClass.identifierBody != 0
            || source.byte(at: offset) == UInt8(ascii: ":")
        {
            let isEdge = (0..<3).allSatisfy { source.byte(at: offset + $0) == UInt8(ascii: "_") }
            if isEdge { return offset > first ? offset + edge.count : nil }
            if offset == first, !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source.byte(at: offset)) {
                return nil
            }
            offset += 1
        }
        return nil
    }

    /// Whether the name that `offset` is in is code; goes on from where `lexer` is.
    private static func isInName(_ offset: Int, _ lexer: inout Lexer) -> Bool {
        while lexer.position <= offset {
            let token = lexer.next()
            if token.range.upperBound <= offset, token.kind != .endOfFile { continue }
            return token.range.lowerBound <= offset
                && (token.kind == .identifier || token.kind == .quotedIdentifier)
        }
        return false
    }
}
