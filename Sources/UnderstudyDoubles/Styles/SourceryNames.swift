import UnderstudySemantics
import UnderstudySyntax

/// The names that Sourcery's AutoMockable template gives to members.
enum SourceryNames {
    /// The names to try for `requirement`: with `typed` first the one that holds all types, else first the short one.
    static func candidates(for requirement: Requirement, typed: Bool) -> [String] {
        if requirement.kind == .var { return [SwiftNames.plain(requirement.name)] }
        let (short, long) = (short(requirement), long(requirement))
        return typed ? [long] : [short, long]
    }

    // MARK: - Base name and labels

    private static func short(_ requirement: Requirement) -> String {
        let labels = named(requirement.signature).map { SwiftNames.plain($0.firstName ?? "_") }.filter { $0 != "_" }
        return lowerFirstWord(camelCase(([baseName(requirement)] + labels).joined(separator: "_")))
    }

    // MARK: - All types

    private static func long(_ requirement: Requirement) -> String {
        let signature = requirement.signature
        let parameters = named(signature).map { parameter in
            let names = [parameter.firstName, parameter.secondName].compactMap(\.self).joined(separator: " ")
            return names + ": " + parameter.attributes.map { "\($0) " }.joined() + parameter.type.description
        }
        let isCallable = signature.accessors == nil
        let generics = isCallable && !signature.generics.isEmpty ? signature.generics.map(genericText) : []
        let clause = generics.isEmpty ? "" : "<" + generics.joined(separator: ", ") + ">"
        let name = cleaned(baseName(requirement) + clause + "(" + parameters.joined(separator: ", ") + ")")
        let result = (signature.value ?? .void).description
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
