import SwiftSyntax

/// The tokens of syntax nodes as text without comments, with one space where the source had white space or comments.
///
/// A string literal counts as one token and keeps its text. Bytes that are no token (a byte-order mark, a control
/// character) count as white space.
struct SourceText {
    private(set) var text = ""
    private var spaceIsDue = false

    /// The normalised text of one node.
    static func of(_ node: some SyntaxProtocol) -> String {
        var result = SourceText()
        result.append(node)
        return result.text
    }

    /// Adds all tokens of `node`.
    mutating func append(_ node: some SyntaxProtocol) {
        if let token = node.as(TokenSyntax.self) {
            append(token)
        } else if node.is(StringLiteralExprSyntax.self) || node.is(SimpleStringLiteralExprSyntax.self) {
            append(verbatim: node)
        } else {
            for child in node.children(viewMode: .sourceAccurate) { append(child) }
        }
    }

    /// Parts what follows from what is there.
    mutating func separate() {
        spaceIsDue = true
    }

    private mutating func append(_ token: TokenSyntax) {
        guard token.presence == .present else { return }
        append(token.leadingTrivia)
        append(token.text)
        append(token.trailingTrivia)
    }

    private mutating func append(verbatim node: some SyntaxProtocol) {
        append(node.leadingTrivia)
        append(node.trimmedDescription)
        append(node.trailingTrivia)
    }

    private mutating func append(_ trivia: Trivia) {
        if !trivia.isEmpty { spaceIsDue = true }
    }

    private mutating func append(_ part: String) {
        if spaceIsDue, !text.isEmpty, !part.isEmpty { text += " " }
        if !part.isEmpty { spaceIsDue = false }
        text += part
    }
}
