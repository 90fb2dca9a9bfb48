import UnderstudySyntax

/// An attribute of a declaration: `@available(iOS 16, *)`.
package struct Attribute: Hashable, Sendable, CustomStringConvertible {
    /// The name, without `@`.
    package let name: String
    /// What is written in parentheses behind it, with them.
    package let arguments: String?
    /// What it says of availability, where it is `@available`.
    package let availability: Availability?

    /// Creates an attribute.
    package init(_ name: String, arguments: String? = nil) {
        self.name = name
        self.arguments = arguments
        availability = name == "available" ? Availability(arguments: arguments ?? "") : nil
    }

    /// The attribute that `syntax` writes in `source`.
    package init(_ syntax: AttributeSyntax, in source: SourceText) {
        self.init(source.text(in: syntax.name), arguments: syntax.arguments.map(source.compactText(in:)))
    }

    /// The attribute as Swift writes it.
    package var description: String { "@" + name + (arguments ?? "") }
}

/// A modifier of a declaration: `static`, `nonisolated(unsafe)`.
package struct Modifier: Hashable, Sendable, CustomStringConvertible {
    /// The word.
    package let name: String
    /// What is written in parentheses behind it, without them.
    package let detail: String?

    /// Creates a modifier.
    package init(_ name: String, detail: String? = nil) {
        self.name = name
        self.detail = detail
    }

    /// The modifier that `syntax` writes in `source`.
    package init(_ syntax: ModifierSyntax, in source: SourceText) {
        self.init(source.text(in: syntax.name), detail: syntax.detail.map(source.compactText(in:)))
    }

    /// `nonisolated`.
    package static let nonisolated = Modifier("nonisolated")
    /// `nonisolated(nonsending)` (SE-0461).
    package static let nonsending = Modifier("nonisolated", detail: "nonsending")

    /// The modifier as Swift writes it.
    package var description: String { name + (detail.map { "(" + $0 + ")" } ?? "") }
}
