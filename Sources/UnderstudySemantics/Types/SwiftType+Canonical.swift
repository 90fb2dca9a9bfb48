extension SwiftType {
    /// The type in a form that is the same for all its spellings.
    ///
    /// `Optional<T>`, `Array<T>` and `Dictionary<K, V>` are `T?`, `[T]` and `[K: V]`; `()` is `Void`; `Swift.T` and
    /// `Self.T` are `T`; `any P` is `P`; the parts of a composition are in order; labels of a function type's
    /// parameters, parentheses around one type, attributes and specifiers are left out.
    package var canonical: SwiftType { canonical(replacing: [:]) }

    /// The canonical type with generic parameters replaced according to `generics`.
    package func canonical(replacing generics: [String: SwiftType]) -> SwiftType {
        func canonical(_ type: SwiftType) -> SwiftType { type.canonical(replacing: generics) }
        switch self {
        case .named(let name, let arguments):
            if arguments.isEmpty, let replacement = generics[name] { return replacement }
            return Self.sugared(name, arguments.map(canonical))
        case .member(.named("Self", []), let name, let arguments):
            if arguments.isEmpty, let replacement = generics[name] { return replacement }
            return Self.sugared(name, arguments.map(canonical))
        case .member(.named("Swift", []), let name, let arguments), .member(.module("Swift"), let name, let arguments):
            return Self.sugared(name, arguments.map(canonical))
        case .module(let name): return .named(name)
        case .member(let base, let name, let arguments):
            return .member(canonical(base), name, arguments.map(canonical))
        case .metatype(let inner, let metatype): return .metatype(canonical(inner), metatype)
        case .optional(let inner), .implicitlyUnwrapped(let inner): return .optional(canonical(inner))
        case .array(let inner): return .array(canonical(inner))
        case .dictionary(let key, let value): return .dictionary(canonical(key), canonical(value))
        case .inlineArray(let count, let element): return .inlineArray(canonical(count), canonical(element))
        case .tuple(let elements):
            if elements.isEmpty { return .void }
            if elements.count == 1, elements[0].label == nil { return canonical(elements[0].type) }
            return .tuple(elements.map { TupleElement(label: $0.label, canonical($0.type)) })
        case .function(let function):
            return .function(
                FunctionType(
                    function.parameters.map { TupleElement(canonical($0.type), isVariadic: $0.isVariadic) },
                    effects: function.effects.mappingThrownType(canonical), result: canonical(function.result)))
        case .composition(let parts): return Self.conjunction(parts.map(canonical))
        case .some(let inner): return .some(Self.conjunction(inner.conjuncts.map(canonical)))
        case .any(let inner), .attributed(_, let inner): return canonical(inner)
        case .suppressed(let inner): return .suppressed(canonical(inner))
        case .packExpansion(let inner): return .packExpansion(canonical(inner))
        case .packElement(let inner): return .packElement(canonical(inner))
        case .literal, .missing: return self
        }
    }

    /// `parts` as one constraint, in an order that does not depend on how they were written.
    static func conjunction(_ parts: [SwiftType]) -> SwiftType {
        if parts.count == 1 { return parts[0] }
        return .composition(parts.map { ($0, $0.description) }.sorted { $0.1 < $1.1 }.map(\.0))
    }

    private static func sugared(_ name: String, _ arguments: [SwiftType]) -> SwiftType {
        switch (name, arguments.count) {
        case ("Optional", 1): .optional(arguments[0])
        case ("Array", 1): .array(arguments[0])
        case ("Dictionary", 2): .dictionary(arguments[0], arguments[1])
        default: .named(name, arguments)
        }
    }
}
