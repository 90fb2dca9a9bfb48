import UnderstudySyntax
import UnderstudySemantics

/// Finds values that can't be stored: those that can't be copied, and those that can't escape.
enum Ownership {
    /// Whether values of `type` can't be copied or can't escape, as far as declarations tell.
    static func isNoncopyable(_ type: SwiftType, _ builder: MemberBuilder) -> Bool {
        switch type {
        case .named(let name, let arguments):
            if unkeepable.contains(name) { return true }
            if builder.context.isNoncopyable(associatedType: name) { return true }
            if name == "Optional", let first = arguments.first { return isNoncopyable(first, builder) }
            return isDeclaredNoncopyable(name, builder)
        case .member:
            if let name = type.associatedTypeName, builder.context.isNoncopyable(associatedType: name) { return true }
            return type.path.map { isDeclaredNoncopyable($0, builder) } ?? false
        case .optional(let inner), .implicitlyUnwrapped(let inner), .attributed(_, let inner):
            return isNoncopyable(inner, builder)
        case .some(let inner), .any(let inner):
            return inner.conjuncts.contains(where: \.isSuppressed)
        case .tuple(let elements):
            return elements.contains { isNoncopyable($0.type, builder) }
        default:
            return false
        }
    }

    /// Whether `type` is one of the standard library's whose values can't leave the scope of their owner.
    static func isNonescapable(_ type: SwiftType) -> Bool {
        switch type {
        case .named("ExecutorJob", _): false
        case .named(let name, _): unkeepable.contains(name)
        case .optional(let inner), .attributed(_, let inner): isNonescapable(inner)
        default: false
        }
    }

    private static func isDeclaredNoncopyable(_ name: String, _ builder: MemberBuilder) -> Bool {
        guard let type = builder.context.index.typeDeclaration(name, from: builder.origin) else { return false }
        return type.inheritedTypes.contains(where: \.isSuppressed)
    }

    /// The types of the standard library that can't be copied, or can't escape.
    private static let unkeepable: Set<String> = [
        "ExecutorJob", "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
    ]
}

extension SwiftType {
    /// Whether it suppresses a conformance: `~Copyable` (SE-0427).
    var isSuppressed: Bool { if case .suppressed = self { true } else { false } }
}

extension DoubleContext {
    /// Whether the associated type `name` may be one whose values can't be copied.
    func isNoncopyable(associatedType name: String) -> Bool {
        types.parameter(name)?.constraints.contains { $0.conjuncts.contains(where: \.isSuppressed) } ?? false
    }
}
