extension SwiftType: CustomStringConvertible {
    /// The type as Swift writes it, with one space where Swift style has one.
    package var description: String {
        switch self {
        case .named(let name, let arguments): name + Self.list(arguments)
        case .member(let base, let name, let arguments): base.asOperand + "." + name + Self.list(arguments)
        case .metatype(let base, let metatype): base.asOperand + "." + metatype.rawValue
        case .optional(let inner): inner.asOperand + "?"
        case .implicitlyUnwrapped(let inner): inner.asOperand + "!"
        case .array(let inner): "[\(inner)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .inlineArray(let count, let element): "[\(count) of \(element)]"
        case .tuple(let elements): "(" + elements.map(\.description).joined(separator: ", ") + ")"
        case .function(let function): function.description
        case .composition(let parts): parts.map(\.description).joined(separator: " & ")
        case .some(let inner): "some \(inner)"
        case .any(let inner): "any \(inner)"
        case .suppressed(let inner): "~\(inner)"
        case .attributed(let specifiers, let inner):
            specifiers.map { $0.description + " " }.joined() + inner.description
        case .packExpansion(let inner): "repeat \(inner)"
        case .packElement(let inner): "each \(inner)"
        case .literal(let text): text
        case .missing: ""
        }
    }

    private static func list(_ arguments: [SwiftType]) -> String {
        arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    }

    /// The text before a dot or a mark such as `?`, in parentheses where the mark would belong to a part of it only.
    private var asOperand: String {
        switch self {
        case .function, .composition, .some, .any, .attributed: "(\(self))"
        default: description
        }
    }
}

extension SwiftType.TupleElement: CustomStringConvertible {
    /// The element as Swift writes it: `label: Type`.
    package var description: String {
        let names = [label, name].compactMap(\.self).joined(separator: " ")
        return (names.isEmpty ? "" : names + ": ") + type.description + (isVariadic ? "..." : "")
    }
}

extension FunctionType: CustomStringConvertible {
    /// The type as Swift writes it: `(Int) async throws -> String`.
    package var description: String {
        "(" + parameters.map(\.description).joined(separator: ", ") + ")\(effects) -> \(result)"
    }
}

extension Effects: CustomStringConvertible {
    /// ` async throws(E)`, with a space in front; empty where there are none.
    package var description: String {
        var text = isAsync ? " " + asynchrony.rawValue : ""
        switch throwing {
        case .none: break
        case .throws(nil): text += " throws"
        case .throws(let type?): text += " throws(\(type))"
        case .rethrows: text += " rethrows"
        }
        return text
    }
}

extension TypeSpecifier: CustomStringConvertible {
    /// The specifier as Swift writes it.
    package var description: String { (isAttribute ? "@" : "") + name + (arguments ?? "") }
}
