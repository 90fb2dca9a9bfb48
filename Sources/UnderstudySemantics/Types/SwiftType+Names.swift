extension SwiftType {
    /// Whether `condition` holds for one of the types that it is directly made of, in the order in which they are written.
    func hasPart(where condition: (SwiftType) -> Bool) -> Bool {
        switch self {
        case .named(_, let arguments): Self.holds(arguments, condition)
        case .member(let base, _, let arguments): condition(base) || Self.holds(arguments, condition)
        case .metatype(let inner, _), .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
            .some(let inner), .any(let inner), .suppressed(let inner), .attributed(_, let inner),
            .packExpansion(let inner), .packElement(let inner):
            condition(inner)
        case .dictionary(let first, let second), .inlineArray(let first, let second):
            condition(first) || condition(second)
        case .tuple(let elements): Self.holds(elements, condition)
        case .function(let function):
            Self.holds(function.parameters, condition) || (function.effects.thrownType.map(condition) ?? false)
                || condition(function.result)
        case .composition(let parts): Self.holds(parts, condition)
        case .module, .literal, .missing: false
        }
    }

    // Without iterators: most of these are empty, and a build without optimisation takes thousands of steps to see that.

    private static func holds(_ types: [SwiftType], _ condition: (SwiftType) -> Bool) -> Bool {
        for index in 0..<types.count where condition(types[index]) { return true }
        return false
    }

    private static func holds(_ elements: [TupleElement], _ condition: (SwiftType) -> Bool) -> Bool {
        for index in 0..<elements.count where condition(elements[index].type) { return true }
        return false
    }

    /// The types that it is directly made of, in the order in which they are written.
    package var parts: [SwiftType] {
        var parts: [SwiftType] = []
        _ = hasPart {
            parts.append($0)
            return false
        }
        return parts
    }

    /// Whether `condition` holds for the type or for one that it is made of.
    package func contains(where condition: (SwiftType) -> Bool) -> Bool {
        condition(self) || hasPart { $0.contains(where: condition) }
    }

    /// All first names: of `A<B.C>` these are `A` and `B`.
    package var names: [String] {
        var names: [String] = []
        visitNames { name, _ in names.append(name) }
        return names
    }

    /// The first names with no dot after them: of `A.B<C>` that is `C`.
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

    /// Every name in it, also those after dots and the labels of tuples.
    package var words: Set<String> {
        var words: Set<String> = []
        _ = containsWord {
            words.insert($0)
            return false
        }
        return words
    }

    /// Whether `condition` holds for one of the names in it, those behind dots and the labels of tuples included.
    package func containsWord(where condition: (String) -> Bool) -> Bool {
        let isOwn =
            switch self {
            case .named(let name, _), .member(_, let name, _): condition(name)
            case .tuple(let elements): elements.contains { $0.label.map(condition) ?? false }
            case .attributed(let specifiers, _): specifiers.contains { condition($0.name) }
            default: false
            }
        return isOwn || hasPart { $0.containsWord(where: condition) }
    }

    /// Hands each of its first names to `found`, and whether a dot follows it.
    package func visitNames(_ found: (String, _ isQualifier: Bool) -> Void) {
        switch self {
        case .named(let name, let arguments):
            found(name, false)
            for argument in arguments { argument.visitNames(found) }
        case .member(.named(let name, []), _, let arguments), .member(.module(let name), _, let arguments):
            found(name, true)
            for argument in arguments { argument.visitNames(found) }
        case .metatype(.named(let name, let inner), _) where inner.isEmpty:
            found(name, true)
        default:
            _ = hasPart {
                $0.visitNames(found)
                return false
            }
        }
    }
}
