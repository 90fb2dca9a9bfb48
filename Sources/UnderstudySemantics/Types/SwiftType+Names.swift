extension SwiftType {
    /// The types that it is directly made of, in the order in which they are written.
    package var parts: [SwiftType] {
        switch self {
        case .named(_, let arguments): arguments
        case .member(let base, _, let arguments): [base] + arguments
        case .metatype(let inner, _), .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
            .some(let inner), .any(let inner), .suppressed(let inner), .attributed(_, let inner),
            .packExpansion(let inner), .packElement(let inner):
            [inner]
        case .dictionary(let first, let second), .inlineArray(let first, let second): [first, second]
        case .tuple(let elements): elements.map(\.type)
        case .function(let function):
            function.parameters.map(\.type) + (function.effects.thrownType.map { [$0] } ?? []) + [function.result]
        case .composition(let parts): parts
        case .literal, .missing: []
        }
    }

    /// Whether `condition` holds for the type or for one that it is made of.
    package func contains(where condition: (SwiftType) -> Bool) -> Bool {
        condition(self) || parts.contains { $0.contains(where: condition) }
    }

    /// All first names: of `A<B.C>` these are `A` and `B`.
    package var names: [String] {
        var names: [String] = []
        visitNames { name, _ in names.append(name) }
        return names
    }

    /// The first names with no dot behind them: of `A.B<C>` that is `C`.
    package var unqualifiedNames: [String] {
        var names: [String] = []
        visitNames { name, isQualifier in if !isQualifier { names.append(name) } }
        return names
    }

    /// Whether one of its first names is `name`.
    package func mentions(_ name: String) -> Bool {
        contains { if case .named(name, _) = $0 { true } else { false } }
    }

    /// Whether one of its first names is one of `names`.
    package func mentions(anyOf names: Set<String>) -> Bool {
        contains { if case .named(let name, _) = $0 { names.contains(name) } else { false } }
    }

    /// Every name in it, also those behind dots and the labels of tuples.
    package var words: Set<String> {
        var words: Set<String> = []
        visitWords { words.insert($0) }
        return words
    }

    private func visitNames(_ found: (String, _ isQualifier: Bool) -> Void) {
        switch self {
        case .named(let name, let arguments):
            found(name, false)
            for argument in arguments { argument.visitNames(found) }
        case .member(.named(let name, let inner), _, let arguments) where inner.isEmpty:
            found(name, true)
            for argument in arguments { argument.visitNames(found) }
        case .metatype(.named(let name, let inner), _) where inner.isEmpty:
            found(name, true)
        default:
            for part in parts { part.visitNames(found) }
        }
    }

    private func visitWords(_ found: (String) -> Void) {
        switch self {
        case .named(let name, _), .member(_, let name, _): found(name)
        case .tuple(let elements): for label in elements.compactMap(\.label) { found(label) }
        case .attributed(let specifiers, _): for specifier in specifiers { found(specifier.name) }
        default: break
        }
        for part in parts { part.visitWords(found) }
    }
}
