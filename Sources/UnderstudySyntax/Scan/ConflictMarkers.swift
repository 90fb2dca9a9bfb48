/// Finds the lines that begin unresolved merge conflicts.
enum ConflictMarkers {
    private static let mark: StaticString = "<<<<<<< "

    /// The offsets of the lines that begin with `<<<<<<< `, other than in strings and comments.
    static func offsets(in source: SourceText) -> [Int] {
        let candidates = candidates(in: source)
        if candidates.isEmpty { return [] }
        var found: [Int] = []
        var position = 0
        var lexer = Lexer(source)
        while position < candidates.count {
            let token = lexer.next()
            if token.kind == .endOfFile { break }
            let start = token.range.lowerBound
            while position < candidates.count, candidates[position] < start { position += 1 }
            if position < candidates.count, candidates[position] == start { found.append(start) }
        }
        return found
    }

    /// The offsets of all lines that begin with it, even in strings and comments.
    private static func candidates(in source: SourceText) -> [Int] {
        var found: [Int] = []
        _ = QuickScan.holdsPlace(of: UInt8(ascii: "<"), in: source.buffer) { start in
            // Most of them open generic parameters.
            guard source.byte(at: start + 1) == UInt8(ascii: "<") else { return false }
            let before = start == 0 ? 0x0A : source.byte(at: start - 1)
            let isFirst = before == 0x0A || before == 0x0D
            if isFirst, QuickScan.isEqual(mark, at: start, in: source.buffer) { found.append(start) }
            return false
        }
        return found
    }
}
