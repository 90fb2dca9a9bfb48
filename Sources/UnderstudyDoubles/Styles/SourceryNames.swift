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
        let parts = parts(requirement)
        let labels = parts.parameters.map { label($0, requirement.source) }.filter { $0 != "_" }
        return lowerFirstWord(camelCase(([parts.name] + labels).joined(separator: "_")))
    }

    // MARK: - All types

    private static func long(_ requirement: Requirement) -> String {
        let source = requirement.source
        let parts = parts(requirement)
        let parameters = parts.parameters.map { parameter in
            let names = [parameter.firstName, parameter.secondName].compactMap { $0.map { source.text(in: $0) } }
            let attributes = parameter.attributes.map { source.compactText(in: $0.range) + " " }.joined()
            let type = attributes + source.compactText(in: parameter.type.range)
            return names.joined(separator: " ") + ": " + type
        }
        let generics = parts.generics.isEmpty ? "" : "<" + parts.generics.joined(separator: ", ") + ">"
        let name = cleaned(parts.name + generics + "(" + parameters.joined(separator: ", ") + ")")
        let isVoid = parts.result.map { TypeForms.isVoid($0, source) } ?? true
        let result = isVoid ? "Void" : parts.result.map { source.compactText(in: $0.range) } ?? "Void"
        return lowerFirst(camelCase(name)) + SwiftNames.capitalized(camelCase(cleaned(result)))
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

    private static func label(_ parameter: ParameterSyntax, _ source: SourceText) -> String {
        parameter.firstName.map { SwiftNames.plain(source.text(in: $0)) } ?? "_"
    }

    private struct Parts {
        let name: String
        let parameters: [ParameterSyntax]
        var generics: [String] = []
        var result: TypeSyntax?
    }

    private static func parts(_ requirement: Requirement) -> Parts {
        let source = requirement.source
        func texts(_ generics: [GenericParameterSyntax]) -> [String] {
            generics.map { generic in
                let constraint = generic.inherited.map { ": " + source.compactText(in: $0.range) } ?? ""
                return source.text(in: generic.name) + constraint
            }
        }
        switch requirement.syntax.kind {
        case .function(let function):
            let name = source.text(in: function.name)
            let isWord = name.first.map { $0.isLetter || "_`$".contains($0) } ?? false
            let isPrefix = requirement.hasModifier("prefix")
            return Parts(
                name: isWord ? SwiftNames.plain(name) : OperatorNames.name(of: name, isPrefix: isPrefix),
                parameters: function.parameters, generics: texts(function.genericParameters), result: function.result)
        case .initializer(let initializer):
            return Parts(
                name: "init", parameters: initializer.parameters, generics: texts(initializer.genericParameters))
        case .subscript(let syntax):
            let labelled = syntax.parameters.filter { $0.secondName != nil }
            return Parts(name: "subscript", parameters: labelled, result: syntax.result)
        default: return Parts(name: SwiftNames.bare(requirement.name), parameters: [])
        }
    }
}
