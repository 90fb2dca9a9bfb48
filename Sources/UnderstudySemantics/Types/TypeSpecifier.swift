/// `@escaping`, `inout`, `sending`, `nonisolated(nonsending)` and the like, in front of a type.
package struct TypeSpecifier: Hashable, Sendable {
    /// The name, without `@`.
    package let name: String
    /// The text in parentheses after it, including them.
    package let arguments: String?
    /// Whether it is written with `@`.
    package let isAttribute: Bool

    /// Creates a specifier.
    package init(_ name: String, arguments: String? = nil, isAttribute: Bool = false) {
        self.name = name
        self.arguments = arguments
        self.isAttribute = isAttribute
    }

    /// `@autoclosure`.
    package static let autoclosure = attribute("autoclosure")
    /// `borrowing` (SE-0377).
    package static let borrowing = TypeSpecifier("borrowing")
    /// `consuming` (SE-0377).
    package static let consuming = TypeSpecifier("consuming")
    /// `@escaping`.
    package static let escaping = attribute("escaping")
    /// `inout`.
    package static let `inout` = TypeSpecifier("inout")
    /// `isolated` (SE-0313).
    package static let isolated = TypeSpecifier("isolated")
    /// `nonisolated(nonsending)` (SE-0461).
    package static let nonsending = TypeSpecifier("nonisolated", arguments: "(nonsending)")
    /// `@Sendable`.
    package static let sendable = attribute("Sendable")
    /// `sending` (SE-0430).
    package static let sending = TypeSpecifier("sending")
    /// `__shared`, the older name of `borrowing`.
    package static let shared = TypeSpecifier("__shared")

    /// The attribute `name`.
    package static func attribute(_ name: String) -> TypeSpecifier { TypeSpecifier(name, isAttribute: true) }

    /// Whether it says how a parameter is passed, and so does not belong to the type of a value.
    package var belongsToParameter: Bool {
        switch name {
        case "escaping", "inout", "borrowing", "consuming", "sending", "__owned", "__shared", "_const": true
        default: false
        }
    }

    /// Whether it states the isolation of a function.
    package var saysIsolation: Bool {
        switch name {
        case "nonisolated", "concurrent", "isolated": true
        default: Attribute.isActor(called: name)
        }
    }
}
