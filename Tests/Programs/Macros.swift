import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview("title") { … }` becomes `func runPreview() { … }`.
public struct Preview: DeclarationMacro {
    /// The expansion.
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        ["func runPreview() { \(node.trailingClosure?.statements ?? []) }"]
    }
}

/// `#evaluate(value)` becomes the value.
public struct Evaluate: ExpressionMacro {
    /// The expansion.
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> ExprSyntax {
        if let value = node.arguments.first?.expression { return value }
        return node.trailingClosure.map { "(\($0))()" } ?? "()"
    }
}

/// `@Calling(value)` on a type adds `func call() { _ = value }`.
public struct Calling: MemberMacro {
    /// The expansion.
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        guard case .argumentList(let arguments)? = node.arguments, let value = arguments.first?.expression else {
            return []
        }
        return ["func call() { _ = \(value) }"]
    }
}
