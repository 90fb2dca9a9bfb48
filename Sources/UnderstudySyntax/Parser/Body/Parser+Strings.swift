extension Parser {
    /// Reads a string literal and the expressions that are interpolated in it.
    mutating func parseString() -> ExpressionSyntax.Form {
        let range = advance().range
        guard depth < Self.maximumBodyDepth else { return .missing }
        var pounds = 0
        while source.byte(at: range.lowerBound + pounds) == UInt8(ascii: "#") { pounds += 1 }
        var expressions: [ExpressionSyntax] = []
        var offset = range.lowerBound + pounds
        while let open = nextInterpolation(from: offset, to: range.upperBound, pounds: pounds) {
            var inner = Parser(source, range: ByteRange(start: open, end: range.upperBound))
            inner.depth = depth
            expressions += inner.parseArguments(closing: .rightParen).map(\.value)
            offset = max(inner.previousEnd, open + 1)
        }
        return .string(expressions)
    }

    /// The offset of the parenthesis of the next interpolation.
    private func nextInterpolation(from start: Int, to end: Int, pounds: Int) -> Int? {
        var offset = start
        while offset < end {
            guard source.base[offset] == UInt8(ascii: "\\") else {
                offset += 1
                continue
            }
            var mark = offset + 1
            while mark < end, mark - offset - 1 < pounds, source.base[mark] == UInt8(ascii: "#") { mark += 1 }
            if mark - offset - 1 == pounds, mark < end, source.base[mark] == UInt8(ascii: "(") { return mark }
            offset += 2
        }
        return nil
    }
}
