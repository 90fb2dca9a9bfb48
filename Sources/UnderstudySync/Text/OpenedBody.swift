import UnderstudySyntax

/// A function that was written on one line, laid out like what its owner made of it.
///
///     base     func find() -> Note? { findStub() }
///     ours     func find() -> Note? {
///                  assert(isReady)
///                  return findStub()
///              }
///
/// Laid out like that, what both sides changed stands on different lines.
struct OpenedBody {
    let text: MergeText
    /// Whether its owner wrote a `return` in front of the expression that it was.
    private let returns: Bool
    /// The white space in front of the statements, and of the brace at the end.
    private let inner: String
    private let outer: String

    /// `nil` where `base` is not on one line, or `ours` is.
    init?(_ base: MergeText, like ours: MergeText) {
        let lines = ours.text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 2, let body = Self.body(of: base) else { return nil }
        (inner, outer) = (Self.indentation(of: lines[1]), Self.indentation(of: lines[lines.count - 1]))
        let words = ["return"] + body.words
        returns = ours.words.indices.contains { ours.words[$0...].starts(with: words) }
        text = Self.opened(body, returns: returns, inner, outer)
    }

    /// Another version of the function in the same layout; as it is where it is on several lines.
    func opening(_ other: MergeText) -> MergeText {
        Self.body(of: other).map { Self.opened($0, returns: returns, inner, outer) } ?? other
    }

    /// What is in front of the body, and the body.
    private struct Parts {
        let head: String
        let body: String
        let words: [String]
    }

    private static func opened(_ parts: Parts, returns: Bool, _ inner: String, _ outer: String) -> MergeText {
        let isStatement = ["return", "throw"].contains(parts.words.first)
        return MergeText("\(parts.head){\n\(inner)\(returns && !isStatement ? "return " : "")\(parts.body)\n\(outer)}")
    }

    private static func body(of text: MergeText) -> Parts? {
        let (source, whole) = (text.part.source, text.part.piece)
        guard !text.text.contains(where: \.isNewline) else { return nil }
        let tokens = source.tokenRanges(in: whole)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if source.matches(token, "{") { open.append(index) }
            guard source.matches(token, "}"), let start = open.popLast(), index == tokens.count - 1,
                token.upperBound == whole.upperBound, open.isEmpty, start + 1 < index
            else { continue }
            let body = ByteRange(start: tokens[start + 1].lowerBound, end: tokens[index - 1].upperBound)
            return Parts(
                head: source.text(in: ByteRange(start: whole.lowerBound, end: tokens[start].lowerBound)),
                body: source.text(in: body), words: source.tokenTexts(in: body))
        }
        return nil
    }

    private static func indentation(of line: Substring) -> String { String(line.prefix(while: \.isWhitespace)) }
}
