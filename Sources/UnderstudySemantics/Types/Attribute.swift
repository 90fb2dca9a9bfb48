import UnderstudySyntax

/// An attribute of a declaration: `@available(iOS 16, *)`.
package struct Attribute: Hashable, Sendable, CustomStringConvertible {
    /// The name, without `@`.
    package let name: String
    /// The text in parentheses after it, including them.
    package let arguments: String?
    /// The names of the attributes that it may be, where `#if … #endif` stands around them; empty for any other.
    package let choices: [String]

    /// Creates an attribute.
    package init(_ name: String, arguments: String? = nil, choices: [String] = []) {
        self.name = name
        self.arguments = arguments
        self.choices = choices
    }

    /// The attribute that is written there.
    package init(_ written: InSource<AttributeSyntax>) {
        let (syntax, source) = (written.piece, written.source)
        let name = source.text(in: syntax.name)
        let words = name.isEmpty ? source.text(in: syntax.range).split { " \n\r\t(".contains($0) } : []
        self.init(
            name, arguments: syntax.arguments.map(source.compactText(in:)),
            choices: words.filter { $0.first == "@" }.map { String($0.dropFirst()) })
    }

    /// What it says of availability, where it is `@available`; read each time, since of most attributes nobody asks.
    package var availability: Availability? {
        name == "available" ? Availability(arguments: arguments ?? "") : nil
    }

    /// The attribute as Swift writes it.
    package var description: String { "@" + name + (arguments ?? "") }

    /// Whether only the table of the platform's protocols has it, which tells of default implementations so.
    package var isMark: Bool { name.hasPrefix("_has") }

    /// Whether it is called as global actors are.
    package var isCalledActor: Bool { Self.isActor(called: name) }

    /// Whether `name` is one that global actors have: `MainActor`, `StoreActor`.
    package static func isActor(called name: String) -> Bool { name.hasSuffix("Actor") }
}

/// A modifier of a declaration: `static`, `nonisolated(unsafe)`.
package struct Modifier: Hashable, Sendable, CustomStringConvertible {
    /// The word.
    package let name: String
    /// The text in parentheses after it, without them.
    package let detail: String?

    /// Creates a modifier.
    package init(_ name: String, detail: String? = nil) {
        self.name = name
        self.detail = detail
    }

    /// The modifier that is written there.
    package init(_ written: InSource<ModifierSyntax>) {
        let (syntax, source) = (written.piece, written.source)
        self.init(source.text(in: syntax.name), detail: syntax.detail.map(source.compactText(in:)))
    }

    /// `nonisolated`.
    package static let nonisolated = Modifier("nonisolated")
    /// `override`.
    package static let override = Modifier("override")
    /// `nonisolated(nonsending)` (SE-0461).
    package static let nonsending = Modifier("nonisolated", detail: "nonsending")

    /// The modifier as Swift writes it.
    package var description: String { name + (detail.map { "(" + $0 + ")" } ?? "") }
}
