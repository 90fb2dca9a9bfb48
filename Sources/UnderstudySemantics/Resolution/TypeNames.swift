import UnderstudySyntax

/// The names that a written type is made of.
public enum TypeNames {
    /// All first names in `type`: of `A<B.C>` these are `A` and `B`.
    public static func all(in type: TypeSyntax, _ source: SourceText) -> [String] {
        var names: [String] = []
        visit(type) { names.append(source.text(in: $0)) }
        return names
    }

    /// Calls `found` with the range of each first name in `type`.
    static func visit(_ type: TypeSyntax, _ found: (ByteRange) -> Void) {
        switch type.form {
        case .named(let name, let arguments):
            found(name)
            for argument in arguments { visit(argument, found) }
        case .member(let base, _, let arguments):
            visit(base, found)
            for argument in arguments { visit(argument, found) }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .some(let inner),
            .any(let inner), .suppressed(let inner), .attributed(_, let inner), .packExpansion(let inner),
            .packElement(let inner):
            visit(inner, found)
        case .dictionary(let key, let value), .inlineArray(let key, let value):
            visit(key, found)
            visit(value, found)
        case .tuple(let elements):
            for element in elements { visit(element.type, found) }
        case .function(let function):
            for parameter in function.parameters { visit(parameter.type, found) }
            if let thrown = function.effects.thrownType { visit(thrown, found) }
            visit(function.result, found)
        case .composition(let parts):
            for part in parts { visit(part, found) }
        case .literal, .missing:
            break
        }
    }
}
