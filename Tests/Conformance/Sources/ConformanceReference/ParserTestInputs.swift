import SwiftParser
import SwiftSyntax

/// The sources that a parser test hands to `assertParse`.
package struct ParserTestInputs: Sendable {
    /// The source of each call whose first argument is a literal without interpolation, without location markers.
    package private(set) var sources: [String] = []
    /// The number of calls whose source is computed.
    package private(set) var computed = 0

    /// Finds the calls in the text of a test file.
    package init(testFile text: String) {
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        for argument in finder.arguments {
            if let source = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
                sources.append(source.filter { !Self.markers.contains($0) })
            } else {
                computed += 1
            }
        }
    }

    private static let markers: Set<Character> = [
        "0️⃣", "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟", "ℹ️",
    ]
}

/// Collects the first arguments of calls of `assertParse`.
private final class CallFinder: SyntaxVisitor {
    var arguments: [ExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if name == "assertParse", let first = node.arguments.first { arguments.append(first.expression) }
        return .visitChildren
    }
}
