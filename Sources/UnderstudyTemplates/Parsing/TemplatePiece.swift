/// A piece of a template, once the white space around it is decided.
enum TemplatePiece {
    /// Text to write as it is.
    case text([UInt8])
    /// White space with no line end: indentation when the line is still empty, a space otherwise.
    case blank([UInt8])
    /// `{{ … }}`: the bytes between the delimiters.
    case output(Range<Int>, tag: Int)
    /// `{% … %}`: the bytes between the delimiters.
    case block(Range<Int>, tag: Int, line: TemplateTagLine)
}

/// Where on its line a block tag is.
enum TemplateTagLine: Sendable {
    /// Something else stands on the line too.
    case shared
    /// Nothing but block tags and comments stand on the line, after this white space; the last line of a template may
    /// have no line end.
    case own(indentation: [UInt8], hasLineEnd: Bool)
}
