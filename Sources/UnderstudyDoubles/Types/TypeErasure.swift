import UnderstudySemantics
import UnderstudySyntax

extension TypePrinter {
    /// Whether `type` depends on a generic parameter of the member, `some` included.
    func isGeneric(_ type: TypeSyntax, _ source: SourceText) -> Bool {
        if holdsOpaque(type) { return true }
        return TypeNames.all(in: type, source).contains { generics[$0] != nil }
    }

    private func holdsOpaque(_ type: TypeSyntax) -> Bool {
        switch type.form {
        case .some: true
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .attributed(_, let inner),
            .packExpansion(let inner):
            holdsOpaque(inner)
        case .dictionary(let key, let value): holdsOpaque(key) || holdsOpaque(value)
        case .tuple(let elements): elements.contains { holdsOpaque($0.type) }
        case .function(let function):
            function.parameters.contains { holdsOpaque($0.type) } || holdsOpaque(function.result)
        case .named(_, let arguments), .member(_, _, let arguments): arguments.contains(where: holdsOpaque)
        default: false
        }
    }

    /// The type that holds a value of `type` outside of the member: the type itself where it can be written, else
    /// the nearest that a value converts to; `nil` when it can't be held.
    ///
    /// - Parameter plain: Whether everything that is erased becomes `Any`, for values that are cast back.
    func erased(_ type: TypeSyntax, _ source: SourceText, for purpose: Purpose, plain: Bool = false) -> String? {
        guard isGeneric(type, source) else { return text(type, source, for: purpose) }
        switch type.form {
        case .named(let name, let arguments):
            guard arguments.isEmpty, let parameter = generics[source.text(in: name)] else { return "Any" }
            return parameter.erased.map { plain ? "Any" : $0 }
        case .member(let base, let name, _):
            guard source.matches(name, "Type") else { return holdsUnheld(type, source) ? nil : "Any" }
            guard case .named(let baseName, _) = base.form, let parameter = generics[source.text(in: baseName)] else {
                return holdsUnheld(type, source) ? nil : "Any.Type"
            }
            return parameter.erased.map { plain ? "Any.Type" : metatype(of: $0) }
        case .optional(let inner), .implicitlyUnwrapped(let inner):
            return erased(inner, source, for: .storage, plain: plain).map { optional($0) }
        case .array(let inner):
            return erased(inner, source, for: .storage, plain: plain).map { "[" + $0 + "]" }
        case .dictionary(let key, let value):
            guard !isGeneric(key, source) else { return "Any" }
            return erased(value, source, for: .storage, plain: plain).map { "[" + text(key, source) + ": " + $0 + "]" }
        case .some(let inner):
            return plain ? "Any" : "any " + printConstraint(inner, source)
        case .attributed(let specifiers, let inner):
            guard let text = erased(inner, source, for: purpose, plain: plain) else { return nil }
            let isInOut = specifiers.contains { source.matches($0.name, "inout") }
            return purpose == .parameter && isInOut ? nil : text
        case .packExpansion(let inner):
            return erased(inner, source, for: .storage, plain: plain).map { "[" + $0 + "]" }
        case .packElement(let inner):
            return erased(inner, source, for: purpose, plain: plain)
        default:
            return holdsUnheld(type, source) ? nil : "Any"
        }
    }

    private func metatype(of type: String) -> String {
        type.hasPrefix("any ") && type.contains("&") ? "any (" + type.dropFirst(4) + ").Type" : type + ".Type"
    }

    private func optional(_ text: String) -> String {
        text.hasPrefix("any ") ? "(" + text + ")?" : text + "?"
    }

    /// Whether `type` mentions a generic parameter that can't be held.
    func holdsUnheld(_ type: TypeSyntax, _ source: SourceText) -> Bool {
        TypeNames.all(in: type, source).contains { name in generics[name].map { $0.erased == nil } ?? false }
    }
}
