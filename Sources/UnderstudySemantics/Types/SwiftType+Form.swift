extension SwiftType {
    /// `@escaping Action` for `(@escaping Action)`: what stands in front of a parameter's type is about the parameter.
    var outOfParentheses: SwiftType {
        guard case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil,
            case .attributed = elements[0].type
        else { return self }
        return elements[0].type
    }

    /// Whether it is `Void` or `()`.
    package var isVoid: Bool {
        switch self {
        case .named("Void", _), .member(.named("Swift", []), "Void", _), .member(.module("Swift"), "Void", _): true
        case .tuple(let elements): elements.isEmpty
        case .attributed(_, let inner): inner.isVoid
        default: false
        }
    }

    /// Whether it is written as an optional, `T!` aside.
    package var isOptional: Bool { if case .optional = self { true } else { false } }

    /// The type without attributes and specifiers.
    package var bare: SwiftType { if case .attributed(_, let inner) = self { inner } else { self } }

    /// The type of the value where there is one: `T` of `T?`, else the type itself.
    package var unwrapped: SwiftType { if case .optional(let inner) = self { inner } else { self } }

    /// The type as an optional: itself where it is one already.
    package var optionalized: SwiftType {
        switch self {
        case .optional: self
        case .implicitlyUnwrapped(let inner): .optional(inner)
        default: .optional(self)
        }
    }

    /// `T!` as `T?`; all other types as they are.
    package var withoutImplicitUnwrapping: SwiftType {
        if case .implicitlyUnwrapped(let inner) = self { .optional(inner) } else { self }
    }

    /// Whether `specifier` is in front of it.
    package func has(_ specifier: TypeSpecifier) -> Bool {
        guard case .attributed(let specifiers, _) = self else { return false }
        return specifiers.contains { $0.name == specifier.name }
    }

    /// The type with `specifiers` in front of those that it has; all that are no attributes come first, as in Swift.
    package func with(_ specifiers: [TypeSpecifier]) -> SwiftType {
        if specifiers.isEmpty { return self }
        guard case .attributed(let own, let inner) = self else { return .attributed(Self.ordered(specifiers), self) }
        return .attributed(Self.ordered(specifiers + own), inner)
    }

    private static func ordered(_ specifiers: [TypeSpecifier]) -> [TypeSpecifier] {
        specifiers.filter { !$0.isAttribute } + specifiers.filter(\.isAttribute)
    }

    /// The type without the specifiers that `condition` holds for.
    package func removing(where condition: (TypeSpecifier) -> Bool) -> SwiftType {
        guard case .attributed(let specifiers, let inner) = self else { return self }
        let kept = specifiers.filter { !condition($0) }
        return kept.isEmpty ? inner : .attributed(kept, inner)
    }

    /// The function type that it is, with or without attributes and parentheses; `nil` for other types.
    package var function: FunctionType? {
        switch self {
        case .function(let function): function
        case .attributed(_, let inner): inner.function
        case .tuple(let elements) where elements.count == 1: elements[0].type.function
        default: nil
        }
    }

    /// Whether it is written out as a function, optional or not.
    package var writesFunction: Bool {
        switch bare {
        case .optional(let inner), .implicitlyUnwrapped(let inner): inner.function != nil
        default: function != nil
        }
    }

    /// Whether it mentions an opaque type: `some P` anywhere in it.
    package var mentionsOpaque: Bool {
        contains { if case .some = $0 { true } else { false } }
    }

    /// Whether it is a pack expansion, or a tuple with one.
    package var holdsPackExpansion: Bool {
        switch self {
        case .packExpansion: true
        case .tuple(let elements): elements.contains { $0.type.holdsPackExpansion }
        default: false
        }
    }

    /// The types that a constraint names one by one: the parts of a composition, without `any` and parentheses.
    package var conjuncts: [SwiftType] {
        switch self {
        case .composition(let parts): parts.flatMap(\.conjuncts)
        case .attributed(_, let inner), .any(let inner): inner.conjuncts
        case .tuple(let elements) where elements.count == 1: elements[0].type.conjuncts
        default: [self]
        }
    }

    /// The dotted name before generic arguments: `A.B` of `A.B<C>`; `nil` for types that are not names.
    package var path: String? {
        switch self {
        case .named(let name, _), .module(let name): name
        case .member(let base, let name, _): base.path.map { $0 + "." + name }
        case .metatype(let base, let metatype): base.path.map { $0 + "." + metatype.rawValue }
        default: nil
        }
    }

    /// The generic arguments of its last name.
    package var arguments: [SwiftType] {
        switch self {
        case .named(_, let arguments), .member(_, _, let arguments): arguments
        default: []
        }
    }

    /// Whether it is written with the module of the standard library or of Foundation: `Swift.Int`, `Foundation::Date`.
    package var isOfPlatform: Bool {
        switch self {
        case .member(.named(let module, []), _, _), .member(.module(let module), _, _):
            ["Swift", "Foundation", "FoundationEssentials"].contains(module)
        default: false
        }
    }

    /// Its name without arguments, and without the module of the standard library or of Foundation.
    package var platformName: String? {
        switch self {
        case .named(let name, []): name
        case .member(_, let name, []) where isOfPlatform: name
        default: nil
        }
    }

    /// The name of the associated type that it may be: `A` of `A` and of `Self.A`; `nil` for other forms.
    package var associatedTypeName: String? {
        switch self {
        case .named(let name, []), .member(.named("Self", []), let name, []): name
        default: nil
        }
    }
}
