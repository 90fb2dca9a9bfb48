/// Finds the lines that begin unresolved merge conflicts.
enum ConflictMarkers {
    private static let mark: SearchWord = "<<<<<<< "

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
        var offset = 0
        while let start = QuickScan.find(mark, from: offset, in: source.buffer, isOneString: source.isOneString) {
            let before = source.byte(at: start - 1)
            if start == 0 || before == 0x0A || before == 0x0D { found.append(start) }
            offset = start + mark.count
        }
        return found
    }
}
