/// Finds the lines with which a merge that was not finished begins its conflicts.
enum ConflictMarkers {
    private static let length = 7

    /// The offsets of the lines that begin with `<<<<<<< `, other than in strings and comments.
    static func offsets(in source: SourceText) -> [Int] {
        let candidates = candidates(source.base, count: source.count)
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

    /// The offsets of the lines that begin so, wherever they stand.
    ///
    /// Of seven bytes in a row one is at a multiple of seven: only these are looked at.
    private static func candidates(_ base: UnsafePointer<UInt8>, count: Int) -> [Int] {
        let mark = UInt8(ascii: "<")
        var found: [Int] = []
        var offset = length - 1
        while offset < count {
            if base[offset] == mark {
                var start = offset
                while start > 0, base[start - 1] == mark { start -= 1 }
                var end = offset + 1
                while end < count, base[end] == mark { end += 1 }
                let startsLine = start == 0 || base[start - 1] == 0x0A || base[start - 1] == 0x0D
                if end - start == length, startsLine, end < count, base[end] == UInt8(ascii: " ") {
                    found.append(start)
                }
                offset = max(offset, end - 1)
            }
            offset += length
        }
        return found
    }
}
