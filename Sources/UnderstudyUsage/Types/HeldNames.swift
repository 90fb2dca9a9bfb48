import UnderstudySyntax

/// Goes through a written type, and tells which of its names stand where a subtype would not do.
enum HeldNames {
    /// Calls `found` with each named type, the whole of a path first.
    ///
    /// Where it gives `false`, what the name consists of comes next. Generic arguments of types other than the language's
    /// own, `inout` and types of functions are invariant places, the last because nobody sees who calls them.
    static func visit(_ type: TypeSyntax, isInvariant: Bool = false, _ found: (TypeSyntax, Bool) -> Bool) {
        switch type.form {
        case .named(_, let arguments):
            if !found(type, isInvariant) { visit(arguments, isInvariant: true, found) }
        case .member(let base, _, let arguments):
            if found(type, isInvariant) { return }
            visit(base, isInvariant: true, found)
            visit(arguments, isInvariant: true, found)
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .some(let inner),
            .any(let inner):
            visit(inner, isInvariant: isInvariant, found)
        case .dictionary(let key, let value):
            visit(key, isInvariant: isInvariant, found)
            visit(value, isInvariant: isInvariant, found)
        case .attributed(let specifiers, let inner):
            visit(inner, isInvariant: isInvariant || specifiers.contains { !$0.isAttribute }, found)
        case .tuple(let elements):
            for element in elements { visit(element.type, isInvariant: isInvariant, found) }
        case .function(let function):
            for parameter in function.parameters { visit(parameter.type, isInvariant: true, found) }
            visit(function.result, isInvariant: true, found)
        case .composition(let parts):
            visit(parts, isInvariant: isInvariant, found)
        case .inlineArray(_, let inner), .suppressed(let inner), .packExpansion(let inner), .packElement(let inner):
            visit(inner, isInvariant: true, found)
        case .literal, .missing:
            break
        }
    }

    private static func visit(_ types: [TypeSyntax], isInvariant: Bool, _ found: (TypeSyntax, Bool) -> Bool) {
        for type in types { visit(type, isInvariant: isInvariant, found) }
    }
}

extension TypeSyntax {
    /// The bytes of the name with its path, without generic arguments.
    var nameRange: ByteRange {
        switch form {
        case .named(let name, _): name
        case .member(_, let name, _): ByteRange(start: range.lowerBound, end: name.upperBound)
        default: range
        }
    }
}
