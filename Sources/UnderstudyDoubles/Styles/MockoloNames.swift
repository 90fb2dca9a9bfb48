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
        let source = requirement.source
        switch requirement.syntax.kind {
        case .function(let function):
            let name = baseName(of: function, requirement)
            return names(
                name, parameters: function.parameters, generics: function.genericParameters,
                clause: function.whereClause, result: function.result, in: requirement)
        case .initializer(let initializer):
            return names(
                "init", parameters: initializer.parameters, generics: initializer.genericParameters,
                clause: initializer.whereClause, result: nil, in: requirement)
        case .subscript(let syntax):
            return names(
                "subscript", parameters: syntax.parameters, generics: syntax.genericParameters,
                clause: syntax.whereClause, result: syntax.result, in: requirement)
        default:
            return [requirement.binding.map { SwiftNames.plain(source.text(in: $0.name)) } ?? requirement.name]
        }
    }

    private static func baseName(of function: FunctionSyntax, _ requirement: Requirement) -> String {
        let name = requirement.source.text(in: function.name)
        let isWord = name.first.map { $0.isLetter || "_`$".contains($0) } ?? false
        if isWord { return SwiftNames.plain(name) }
        return OperatorNames.name(of: name, isPrefix: requirement.hasModifier("prefix"))
    }

    private static func names(
        _ name: String, parameters: [ParameterSyntax], generics: [GenericParameterSyntax], clause: WhereClauseSyntax?,
        result: TypeSyntax?, in requirement: Requirement
    ) -> [String] {
        let source = requirement.source
        var words = parameters.map { parameter in
            let label = parameter.firstName.map { SwiftNames.bare(source.text(in: $0)) } ?? "_"
            let inner = parameter.secondName.map { SwiftNames.bare(source.text(in: $0)) }
            return label == "_" ? inner ?? "" : label
        }.filter { word in word.count < 2 || !name.lowercased().hasSuffix(word.lowercased()) }
        words = words.map(SwiftNames.capitalized)
        words += generics.map { generic in
            SwiftNames.capitalized(source.text(in: generic.name))
                + (generic.inherited.map { DisplayName.of($0, source) } ?? "")
        }
        for constraint in clause?.requirements ?? [] {
            let texts = [constraint.left, constraint.right].map { source.compactText(in: $0.range) }
            words.append(texts.map { $0.replacing("&", with: "And") }.joined())
        }
        words += parameters.map { DisplayName.of($0.type, source) }
        if let result { words.append(String(DisplayName.of(result, source).prefix(32))) }
        var candidates = [name]
        for word in words {
            let plain = SwiftNames.plainParts(word).joined()
            if !plain.isEmpty { candidates.append((candidates.last ?? name) + plain) }
        }
        return candidates
    }
}

/// A type as one word of a name.
enum DisplayName {
    /// `[String]?` gives `OptionalArrayString`.
    static func of(_ type: TypeSyntax, _ source: SourceText) -> String {
        switch type.form {
        case .named(let name, let arguments):
            SwiftNames.capitalized(SwiftNames.bare(source.text(in: name))) + arguments.map { of($0, source) }.joined()
        case .member(let base, let name, let arguments):
            of(base, source) + SwiftNames.capitalized(source.text(in: name))
                + arguments.map { of($0, source) }.joined()
        case .optional(let inner), .implicitlyUnwrapped(let inner): "Optional" + of(inner, source)
        case .array(let inner), .inlineArray(_, let inner): "Array" + of(inner, source)
        case .dictionary(let key, let value): "Dictionary" + of(key, source) + of(value, source)
        case .tuple(let elements):
            elements.map { element in
                (element.firstName.map { SwiftNames.capitalized(source.text(in: $0)) } ?? "") + of(element.type, source)
            }.joined()
        case .function(let function):
            function.parameters.map { of($0.type, source) }.joined() + of(function.result, source)
        case .composition(let parts): parts.map { of($0, source) }.joined()
        case .some(let inner), .any(let inner), .suppressed(let inner), .attributed(_, let inner),
            .packExpansion(let inner), .packElement(let inner):
            of(inner, source)
        case .literal, .missing: ""
        }
    }
}
