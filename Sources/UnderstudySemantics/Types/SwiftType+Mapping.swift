extension SwiftType {
    /// The type with `change` applied to each type that it is directly made of.
    package func mappingParts(_ change: (SwiftType) -> SwiftType) -> SwiftType {
        func element(_ element: TupleElement) -> TupleElement {
            var copy = element
            copy.type = change(element.type)
            return copy
        }
        switch self {
        case .named(let name, let arguments): return .named(name, arguments.map(change))
        case .member(let base, let name, let arguments): return .member(change(base), name, arguments.map(change))
        case .metatype(let inner, let metatype): return .metatype(change(inner), metatype)
        case .optional(let inner): return .optional(change(inner))
        case .implicitlyUnwrapped(let inner): return .implicitlyUnwrapped(change(inner))
        case .array(let inner): return .array(change(inner))
        case .dictionary(let key, let value): return .dictionary(change(key), change(value))
        case .inlineArray(let count, let inner): return .inlineArray(change(count), change(inner))
        case .tuple(let elements): return .tuple(elements.map(element))
        case .function(let function):
            return .function(
                FunctionType(
                    function.parameters.map(element), effects: function.effects.mappingThrownType(change),
                    result: change(function.result)))
        case .composition(let parts): return .composition(parts.map(change))
        case .some(let inner): return .some(change(inner))
        case .any(let inner): return .any(change(inner))
        case .suppressed(let inner): return .suppressed(change(inner))
        case .attributed(let specifiers, let inner): return .attributed(specifiers, change(inner))
        case .packExpansion(let inner): return .packExpansion(change(inner))
        case .packElement(let inner): return .packElement(change(inner))
        case .module, .literal, .missing: return self
        }
    }
}

extension SwiftType {
    /// The type with generic parameters replaced by the types in `arguments`.
    package func substituting(_ arguments: [String: SwiftType]) -> SwiftType {
        if arguments.isEmpty { return self }
        if case .named(let name, []) = self, let argument = arguments[name] { return argument }
        return mappingParts { $0.substituting(arguments) }
    }

    /// The type with `arguments` in place of the generic parameters `names`, in their order.
    package func substituting(_ arguments: [SwiftType], for names: [String]) -> SwiftType {
        if names.isEmpty { return self }
        return substituting(Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first }))
    }
}

extension Signature {
    /// The signature with `change` applied to each type that it is written with.
    package func mappingTypes(_ change: (SwiftType) -> SwiftType) -> Signature {
        var copy = self
        for index in parameters.indices { copy.parameters[index].type = change(parameters[index].type) }
        for index in generics.indices { copy.generics[index].constraint = generics[index].constraint.map(change) }
        copy.effects = effects.mappingThrownType(change)
        copy.result = result.map(change)
        copy.constraints = constraints.map { $0.mapping(change) }
        return copy
    }
}
