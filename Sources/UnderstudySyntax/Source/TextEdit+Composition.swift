extension TextEdit {
    /// The edits of a text of `count` bytes that have the same effect as `first` followed by `second`.
    ///
    /// - Throws: `Overlap` when two edits of one list claim the same bytes, or one reaches beyond its text.
    public static func composed(
        _ first: [TextEdit], _ second: [TextEdit], count: Int
    ) throws(Overlap) -> [TextEdit] {
        let between = try pieces([.kept(ByteRange(start: 0, end: count))], first)
        let pieces = try pieces(between, second)
        var edits: [TextEdit] = []
        var done = 0
        var pending: [UInt8] = []
        for piece in pieces + [.kept(ByteRange(at: count))] {
            switch piece {
            case .new(let bytes): pending += bytes
            case .kept(let range):
                if range.lowerBound > done || !pending.isEmpty {
                    edits.append(TextEdit(ByteRange(start: done, end: range.lowerBound), with: pending))
                }
                (done, pending) = (range.upperBound, [])
            }
        }
        return edits
    }

    /// A part of an edited text.
    private enum Piece {
        /// Bytes of the original text.
        case kept(ByteRange)
        /// Bytes of an edit.
        case new(ArraySlice<UInt8>)

        var count: Int {
            switch self {
            case .kept(let range): range.count
            case .new(let bytes): bytes.count
            }
        }

        /// The first `count` bytes, and the rest.
        func split(at count: Int) -> (Piece, Piece) {
            switch self {
            case .kept(let range):
                let middle = range.lowerBound + count
                return (
                    .kept(ByteRange(start: range.lowerBound, end: middle)),
                    .kept(ByteRange(start: middle, end: range.upperBound))
                )
            case .new(let bytes): return (.new(bytes.prefix(count)), .new(bytes.dropFirst(count)))
            }
        }
    }

    /// The text that `pieces` make, with `edits`.
    private static func pieces(_ pieces: [Piece], _ edits: [TextEdit]) throws(Overlap) -> [Piece] {
        var result: [Piece] = []
        var rest = Array(pieces.reversed())
        var done = 0
        /// Removes everything up to `offset` from the rest.
        func take(_ offset: Int) -> [Piece] {
            var taken: [Piece] = []
            while done < offset, let piece = rest.popLast() {
                let (head, tail) = piece.split(at: min(piece.count, offset - done))
                if tail.count > 0 { rest.append(tail) }
                done += head.count
                taken.append(head)
            }
            return taken
        }
        var previous: TextEdit?
        for edit in sorted(edits) {
            if edit.range.lowerBound < done { throw Overlap(first: previous ?? edit, second: edit) }
            result += take(edit.range.lowerBound)
            _ = take(edit.range.upperBound)
            guard done == edit.range.upperBound else { throw Overlap(first: previous ?? edit, second: edit) }
            if !edit.replacement.isEmpty { result.append(.new(edit.replacement[...])) }
            previous = edit
        }
        return result + rest.reversed()
    }
}
