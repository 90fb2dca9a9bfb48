import UnderstudySemantics
import UnderstudySyntax

/// Recognises declarations that their authors have withdrawn and new code should not use.
enum Withdrawal {
    private static let words = ["deprecated", "obsoleted", "unavailable"]

    /// Whether an `@available` among `attributes` says so.
    static func isSaid(by attributes: InSource<[AttributeSyntax]>) -> Bool {
        attributes.piece.contains { attribute in
            guard attributes.source.matches(attribute.name, "available"), let range = attribute.arguments else {
                return false
            }
            return IdentifierWords.split(attributes[range].text).contains(where: words.contains)
        }
    }
}
