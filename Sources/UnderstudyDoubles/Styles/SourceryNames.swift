import UnderstudySemantics
import UnderstudySyntax

/// The names that Sourcery's AutoMockable template gives to members.
enum SourceryNames {
    /// What a name may say of the protocol.
    struct Subject {
        /// What the protocol is called.
        let name: String
        /// What associated types have to be, by their names: Sourcery names members after that.
        let constraints: [String: SwiftType]

        init(_ resolved: ResolvedProtocol) {
            name = SwiftNames.plain(resolved.declaration.simpleName)
            constraints = resolved.associatedTypes.reduce(into: [:]) { $0[$1.name] = $1.constraints.first }
        }

        /// The type that a name is made of.
        fileprivate func named(_ type: SwiftType) -> SwiftType {
            type.withoutParentheses.mappingNames(constraints)
        }
    }

    /// The names to try for `requirement`: with `typed` first the one that holds all types, else first the short one.
    static func candidates(for requirement: Requirement, of subject: Subject, typed: Bool) -> [String] {
        if requirement.signature.kind.isProperty { return [SwiftNames.plain(requirement.name)] }
        let (short, long) = (short(requirement), long(requirement, subject))
        return typed ? [long] : [short, long]
    }

    // MARK: - Base name and labels

    private static func short(_ requirement: Requirement) -> String {
        let labels = named(requirement.signature).map { SwiftNames.plain($0.firstName ?? "_") }.filter { $0 != "_" }
        return lowerFirstWord(camelCase(([baseName(requirement)] + labels).joined(separator: "_")))
    }

    // MARK: - All types

    private static func long(_ requirement: Requirement, _ subject: Subject) -> String {
        let signature = requirement.signature
        let parameters = named(signature).map { parameter in
            let names = [parameter.firstName, parameter.secondName].compactMap(\.self).joined(separator: " ")
            let type = subject.named(parameter.type).description
            return names + ": " + parameter.attributes.map { "\($0) " }.joined() + type
        }
        let isCallable = signature.accessors == nil
        let generics = isCallable && !signature.generics.isEmpty ? signature.generics.map(genericText) : []
        let clause = generics.isEmpty ? "" : "<" + generics.joined(separator: ", ") + ">"
        let name = cleaned(baseName(requirement) + clause + "(" + parameters.joined(separator: ", ") + ")")
        let isInitializer = requirement.kind == .`init`
        let result = isInitializer ? subject.name : subject.named(signature.value ?? .void).description
        return lowerFirst(camelCase(name)) + SwiftNames.capitalized(camelCase(cleaned(result)))
    }

    private static func genericText(_ generic: GenericParameter) -> String {
        generic.name + (generic.constraint.map { ": \($0)" } ?? "")
    }

    /// `text` with an underscore for what separates words, and without brackets and the like.
    private static func cleaned(_ text: String) -> String {
        String(
            text.replacing("->", with: "_").compactMap { character -> Character? in
                switch character {
                case "(", ":", " ", "?", "!", ",", "@", ".": "_"
                case _ where character.isLetter || character.isNumber || character == "_": character
                default: nil
                }
            })
    }

    // MARK: - Words

    /// The words between underscores, joined with capitals; leading underscores stay.
    private static func camelCase(_ text: String) -> String {
        let words = text.split(separator: "_").map { SwiftNames.capitalized(String($0)) }
        return text.prefix { $0 == "_" } + words.joined()
    }

    private static func lowerFirst(_ text: String) -> String {
        guard let first = text.first else { return text }
        return first.lowercased() + text.dropFirst()
    }

    /// `URLFor` gives `urlFor`, `SaveNote` gives `saveNote`.
    private static func lowerFirstWord(_ text: String) -> String {
        let capitals = text.prefix { $0.isUppercase }
        let rest = text.dropFirst(capitals.count)
        guard capitals.count > 1 else { return lowerFirst(text) }
        guard rest.first?.isLetter ?? false else { return capitals.lowercased() + rest }
        return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
    }

    private static func baseName(_ requirement: Requirement) -> String {
        let signature = requirement.signature
        return switch signature.kind {
        case .function: SwiftNames.plain(signature.name)
        case .operator(let fixity): OperatorNames.name(of: signature.name, isPrefix: fixity == .prefix)
        case .initializer, .subscript: signature.name
        case .property: SwiftNames.bare(requirement.name)
        }
    }

    /// The parameters that a name is made of: of a subscript's those with a label.
    private static func named(_ signature: Signature) -> [Signature.Parameter] {
        if case .subscript = signature.kind { return signature.parameters.filter { $0.secondName != nil } }
        return signature.parameters
    }
}

extension SwiftType {
    /// The type without parentheses around all of it, or around all of what a function gives.
    fileprivate var withoutParentheses: SwiftType {
        switch self {
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
            return elements[0].type.withoutParentheses
        case .function(var function):
            function.result = function.result.withoutParentheses
            return .function(function)
        case .attributed(let specifiers, let inner): return .attributed(specifiers, inner.withoutParentheses)
        case .optional(let inner):
            if case .any(let constraint) = inner.withoutParentheses { return .any(constraint) }
            return self
        default: return self
        }
    }

    /// The type with the names in `types` replaced.
    fileprivate func mappingNames(_ types: [String: SwiftType]) -> SwiftType {
        if let name = associatedTypeName, let other = types[name] { return other }
        return mappingParts { $0.mappingNames(types) }
    }
}
