import UnderstudySemantics
import UnderstudySyntax

/// Tells declarations that their authors have withdrawn: whoever begins today is told not to use them.
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
