import UnderstudySemantics
import UnderstudySyntax

/// Tells which values can't be kept: those that can't be copied, and those that can't escape.
enum Ownership {
    /// Whether values of `type` can't be copied or can't escape, as far as declarations tell.
    static func isNoncopyable(_ type: TypeSyntax, _ builder: MemberBuilder) -> Bool {
        switch type.form {
        case .named(let name, let arguments):
            let text = builder.source.text(in: name)
            if unkeepable.contains(text) { return true }
            if text == "Self" { return builder.context.resolved.isNoncopyable }
            if builder.context.isNoncopyable(associatedType: text) { return true }
            if text == "Optional", let first = arguments.first { return isNoncopyable(first, builder) }
            return isDeclaredNoncopyable(text, builder)
        case .member:
            let text = builder.source.compactText(in: type.range)
            if text.hasPrefix("Self."), builder.context.isNoncopyable(associatedType: String(text.dropFirst(5))) {
                return true
            }
            return isDeclaredNoncopyable(text, builder)
        case .optional(let inner), .implicitlyUnwrapped(let inner), .attributed(_, let inner):
            return isNoncopyable(inner, builder)
        case .some(let inner), .any(let inner):
            return isSuppressing(inner)
        case .tuple(let elements):
            return elements.contains { isNoncopyable($0.type, builder) }
        default:
            return false
        }
    }

    /// Whether `type` is one of the standard library's whose values can't leave the scope of their owner.
    static func isNonescapable(_ type: TypeSyntax, _ source: SourceText) -> Bool {
        switch type.form {
        case .named(let name, _): unkeepable.subtracting(["ExecutorJob"]).contains(source.text(in: name))
        case .optional(let inner), .attributed(_, let inner): isNonescapable(inner, source)
        default: false
        }
    }

    private static func isSuppressing(_ type: TypeSyntax) -> Bool {
        switch type.form {
        case .suppressed: true
        case .composition(let parts): parts.contains(where: isSuppressing)
        default: false
        }
    }

    private static func isDeclaredNoncopyable(_ name: String, _ builder: MemberBuilder) -> Bool {
        builder.context.index.typeDeclaration(name, from: builder.origin)?.inherited.contains {
            $0 == "~Copyable" || $0 == "~Escapable"
        } ?? false
    }

    /// The types of the standard library that can't be copied, or can't escape.
    private static let unkeepable: Set<String> = [
        "ExecutorJob", "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
    ]
}

extension ResolvedProtocol {
    /// Whether values of the protocol may be ones that can't be copied; a class's always can.
    var isNoncopyable: Bool { false }
}

extension DoubleContext {
    /// Whether the associated type `name` may be one whose values can't be copied.
    func isNoncopyable(associatedType name: String) -> Bool {
        parameters.contains { parameter in
            parameter.name == name && parameter.constraints.contains { $0.text.contains("~") }
        }
    }
}
