import UnderstudySemantics
import UnderstudySyntax

/// The names that Mockolo gives to members.
///
/// The first of several requirements with one base name keeps it alone. Each later one adds words until its name is
/// free: the labels of its parameters one by one, then its generic parameters with their constraints, the types of its
/// parameters, and what it returns.
enum MockoloNames {
    /// The names to try for `requirement`, the plain one first.
    static func candidates(for requirement: Requirement) -> [String] {
        let signature = requirement.signature
        switch signature.kind {
        case .function: return names(SwiftNames.plain(signature.name), signature)
        case .operator(let fixity):
            return names(OperatorNames.name(of: signature.name, isPrefix: fixity == .prefix), signature)
        case .initializer, .subscript: return names(signature.name, signature)
        case .property: return [SwiftNames.plain(signature.name)]
        }
    }

    private static func names(_ name: String, _ signature: Signature) -> [String] {
        var words = signature.parameters.map { parameter in
            let label = SwiftNames.bare(parameter.firstName ?? "_")
            return label == "_" ? parameter.secondName.map(SwiftNames.bare) ?? "" : label
        }.filter { word in word.count < 2 || !name.lowercased().hasSuffix(word.lowercased()) }
        words = words.map(SwiftNames.capitalized)
        words += signature.generics.map { generic in
            SwiftNames.capitalized(generic.name) + (generic.constraint?.displayName ?? "")
        }
        for constraint in signature.constraints {
            words.append(constraint.sides.map { $0.description.replacing("&", with: "And") }.joined())
        }
        words += signature.parameters.map(\.type.displayName)
        if let result = signature.result { words.append(String(result.displayName.prefix(32))) }
        var candidates = [name]
        for word in words {
            let plain = SwiftNames.plainParts(word).joined()
            if !plain.isEmpty { candidates.append((candidates.last ?? name) + plain) }
        }
        return candidates
    }
}

extension SwiftType {
    /// The type as one word of a name: `[String]?` gives `OptionalArrayString`.
    fileprivate var displayName: String {
        switch self {
        case .named(let name, let arguments):
            SwiftNames.capitalized(SwiftNames.bare(name)) + arguments.map(\.displayName).joined()
        case .member(let base, let name, let arguments):
            base.displayName + SwiftNames.capitalized(name) + arguments.map(\.displayName).joined()
        case .metatype(let base, let metatype): base.displayName + metatype.rawValue
        case .optional(let inner), .implicitlyUnwrapped(let inner): "Optional" + inner.displayName
        case .array(let inner), .inlineArray(_, let inner): "Array" + inner.displayName
        case .dictionary(let key, let value): "Dictionary" + key.displayName + value.displayName
        case .tuple(let elements):
            elements.map { ($0.label.map(SwiftNames.capitalized) ?? "") + $0.type.displayName }.joined()
        case .function(let function):
            function.parameters.map(\.type.displayName).joined() + function.result.displayName
        case .composition(let parts): parts.map(\.displayName).joined()
        case .some(let inner), .any(let inner), .suppressed(let inner), .attributed(_, let inner),
            .packExpansion(let inner), .packElement(let inner):
            inner.displayName
        case .module(let name): SwiftNames.capitalized(name)
        case .literal, .missing: ""
        }
    }
}
