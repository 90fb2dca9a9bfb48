extension SourceText {
    /// The white space of one step in, as the first indented line of code has it, of blanks four at most; `nil` where no line
    /// is indented.
    ///
    /// Comments don't count: the text of a licence is often indented by a blank.
    package var indentationStep: String? {
        var start = 0
        var isInComment = false
        while start < count {
            var end = start
            while end < count, byte(at: end) == 0x20 || byte(at: end) == 0x09 { end += 1 }
            let first = end < count ? byte(at: end) : 0x0A
            let isSlash = first == UInt8(ascii: "/") && end + 1 < count
            let next = isSlash ? byte(at: end + 1) : 0
            if next == UInt8(ascii: "*") { isInComment = true }
            let isBlank = first == 0x0A || first == 0x0D
            if end > start, !isInComment, !isBlank, next != UInt8(ascii: "/") {
                return byte(at: start) == 0x09 ? "\t" : String(repeating: " ", count: min(end - start, 4))
            }
            while end < count, byte(at: end) != 0x0A {
                if byte(at: end) == UInt8(ascii: "*"), end + 1 < count, byte(at: end + 1) == UInt8(ascii: "/") {
                    isInComment = false
                }
                end += 1
            }
            start = end + 1
        }
        return nil
    }

    /// The same; four blanks where nothing tells.
    package var indentationOfOneLevel: String { indentationStep ?? "    " }
}
