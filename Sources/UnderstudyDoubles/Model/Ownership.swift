import UnderstudySyntax
import UnderstudySemantics

/// Finds values that can't be stored: those that can't be copied, and those that can't escape.
enum Ownership {
    /// Whether values of `type` can't be copied or can't escape, as far as declarations tell.
    static func isNoncopyable(_ type: SwiftType, _ builder: MemberBuilder) -> Bool {
        switch type {
        case .named(let name, let arguments):
            if builder.context.isNoncopyable(associatedType: name) { return true }
            if name == "Optional", let first = arguments.first { return isNoncopyable(first, builder) }
        case .member:
            if let name = type.associatedTypeName, builder.context.isNoncopyable(associatedType: name) { return true }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .attributed(_, let inner):
            return isNoncopyable(inner, builder)
        case .some(let inner), .any(let inner):
            return inner.conjuncts.contains(where: \.isSuppressed)
        case .tuple(let elements):
            return elements.contains { isNoncopyable($0.type, builder) }
        default:
            return false
        }
        let meant = builder.context.target(of: type, in: builder.origin) ?? type
        if meant != type, meant.path == nil { return isNoncopyable(meant, builder) }
        guard let path = meant.path else { return false }
        if let declared = builder.context.index.typeDeclaration(path, from: builder.origin) {
            return declared.inheritedTypes.contains(where: \.isSuppressed)
        }
        return isUnkeepable(meant, path, in: builder.context.index, from: builder.origin)
    }

    /// Whether values of `type`, as `origin` writes it, can't leave the scope of their owner.
    static func isNonescapable(
        _ type: SwiftType, in index: DeclarationIndex, from origin: ProtocolDeclaration
    ) -> Bool {
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .attributed(_, let inner):
            return isNonescapable(inner, in: index, from: origin)
        case .tuple(let elements):
            return elements.contains { isNonescapable($0.type, in: index, from: origin) }
        default: break
        }
        let meant = index.aliasTarget(of: type, from: origin)?.type ?? type
        guard let path = meant.path else { return false }
        if let declared = index.typeDeclaration(path, from: origin) {
            return declared.inheritedTypes.contains(.suppressed(.named("Escapable")))
        }
        return path != "ExecutorJob" && isUnkeepable(meant, path, in: index, from: origin)
    }

    /// Whether `type`, called `name`, is one of the standard library that can't be copied, or can't escape: others are
    /// called `Span` or `Ref`, too.
    private static func isUnkeepable(
        _ type: SwiftType, _ name: String, in index: DeclarationIndex, from origin: ProtocolDeclaration
    ) -> Bool {
        unkeepable[name] == type.arguments.count && !index.lookUpAnything(name, from: origin)
    }

    /// The numbers of generic parameters by names.
    private static let unkeepable = [
        "ExecutorJob": 0, "MutableRawSpan": 0, "MutableRef": 1, "MutableSpan": 1, "OutputRawSpan": 0, "OutputSpan": 1,
        "RawSpan": 0, "Ref": 1, "Span": 1, "UTF8Span": 0,
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
