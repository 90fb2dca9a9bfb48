public import UnderstudySyntax

/// The names that a written type is made of.
public enum TypeNames {
    /// All first names in `type`: of `A<B.C>` these are `A` and `B`.
    public static func all(in type: TypeSyntax, _ source: SourceText) -> [String] {
        var names: [String] = []
        visit(type) { names.append(source.text(in: $0)) }
        return names
    }

    /// The first names in `type` with no dot behind them: of `A.B<C>` that is `C`.
    public static func unqualified(in type: TypeSyntax, _ source: SourceText) -> [String] {
        var names: [String] = []
        visit(type, isQualifying: false) { names.append(source.text(in: $0)) }
        return names
    }

    /// Calls `found` with the range of each first name in `type`.
    ///
    /// - Parameter isQualifying: Whether names with a dot behind them count.
    package static func visit(_ type: TypeSyntax, isQualifying: Bool = true, _ found: (ByteRange) -> Void) {
        switch type.form {
        case .named(let name, let arguments):
            found(name)
            for argument in arguments { visit(argument, isQualifying: isQualifying, found) }
        case .member(let base, _, let arguments):
            if case .named(_, let inner) = base.form, inner.isEmpty, !isQualifying {
            } else {
                visit(base, isQualifying: isQualifying, found)
            }
            for argument in arguments { visit(argument, isQualifying: isQualifying, found) }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .some(let inner),
            .any(let inner), .suppressed(let inner), .attributed(_, let inner), .packExpansion(let inner),
            .packElement(let inner):
            visit(inner, isQualifying: isQualifying, found)
        case .dictionary(let key, let value), .inlineArray(let key, let value):
            visit(key, isQualifying: isQualifying, found)
            visit(value, isQualifying: isQualifying, found)
        case .tuple(let elements):
            for element in elements { visit(element.type, isQualifying: isQualifying, found) }
        case .function(let function):
            for parameter in function.parameters { visit(parameter.type, isQualifying: isQualifying, found) }
            if let thrown = function.effects.thrownType { visit(thrown, isQualifying: isQualifying, found) }
            visit(function.result, isQualifying: isQualifying, found)
        case .composition(let parts):
            for part in parts { visit(part, isQualifying: isQualifying, found) }
        case .literal, .missing:
            break
        }
    }
}
