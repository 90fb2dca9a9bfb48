/// The replacement of a range of the original bytes.
public struct TextEdit: Hashable, Sendable {
    /// The bytes to replace, counted in the text before any edit; empty to insert.
    public let range: ByteRange
    /// The bytes that replace them.
    public let replacement: [UInt8]

    /// Creates an edit that replaces `range` with `replacement`.
    public init(_ range: ByteRange, with replacement: [UInt8]) {
        self.range = range
        self.replacement = replacement
    }

    /// Creates an edit that replaces `range` with `replacement`.
    public init(_ range: ByteRange, with replacement: String) {
        self.init(range, with: Array(replacement.utf8))
    }
}

extension TextEdit {
    /// Two edits that claim the same bytes: a mistake of whoever made the list.
    public struct Overlap: Error, Hashable {
        /// The edit that comes first.
        public let first: TextEdit
        /// The edit that starts before the first one ends.
        public let second: TextEdit
    }

    /// Applies `edits` to `bytes`: what no edit names stays byte for byte.
    ///
    /// All ranges refer to the original text. Edits are sorted once and applied in one pass; insertions at one place
    /// keep the order of the list.
    /// - Throws: `Overlap` when two edits claim the same bytes, or one reaches beyond the text.
    public static func apply(_ edits: [TextEdit], to bytes: [UInt8]) throws(Overlap) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
        var done = 0
        var previous: TextEdit?
        for edit in sorted(edits) {
            guard edit.range.lowerBound >= done, edit.range.upperBound <= bytes.count else {
                throw Overlap(first: previous ?? edit, second: edit)
            }
            result += bytes[done..<edit.range.lowerBound]
            result += edit.replacement
            done = edit.range.upperBound
            previous = edit
        }
        result += bytes[done...]
        return result
    }

    /// The edits in the order of the text; those of one place in the order of the list.
    public static func sorted(_ edits: [TextEdit]) -> [TextEdit] {
        edits.enumerated().sorted { left, right in
            (left.element.range.start, left.element.range.end, left.offset)
                < (right.element.range.start, right.element.range.end, right.offset)
        }.map(\.element)
    }
}
