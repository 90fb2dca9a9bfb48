/// A token of a template: text, or a tag with its delimiters.
struct TemplateToken {
    enum Kind {
        case text
        /// `{{ … }}`
        case output
        /// `{% … %}`
        case block
        /// `{# … #}`
        case comment
    }

    let kind: Kind
    /// All bytes, including the delimiters.
    let range: Range<Int>
    /// The bytes between the delimiters, without the dashes of white-space control.
    let content: Range<Int>
    /// Whether a dash asks to remove the white space before the tag.
    let trimsBefore: Bool
    /// Whether a dash asks to remove the white space after the tag.
    let trimsAfter: Bool

    init(text range: Range<Int>) {
        kind = .text
        self.range = range
        content = range
        trimsBefore = false
        trimsAfter = false
    }

    init(_ kind: Kind, range: Range<Int>, in bytes: [UInt8]) {
        self.kind = kind
        self.range = range
        let dash = UInt8(ascii: "-")
        var start = range.lowerBound + 2
        var end = range.upperBound - 2
        trimsBefore = start < end && bytes[start] == dash
        if trimsBefore { start += 1 }
        trimsAfter = start < end && bytes[end - 1] == dash
        if trimsAfter { end -= 1 }
        content = start..<end
    }
}
