import UnderstudySemantics
import UnderstudySyntax

/// Recognises declarations that their authors have withdrawn, and that new code should not use.
enum Withdrawal {
    private static let words = ["deprecated", "obsoleted", "unavailable"]

    /// Whether an `@available` among `attributes` says so.
    static func isSaid(by attributes: [AttributeSyntax], in source: SourceText) -> Bool {
        attributes.contains { attribute in
            guard source.matches(attribute.name, "available"), let range = attribute.arguments else { return false }
            return IdentifierWords.split(source.text(in: range)).contains(where: words.contains)
        }
    }
}
