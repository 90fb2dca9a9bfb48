import UnderstudySyntax

/// The types and effects of a callable declaration, to be held against another's.
struct Signature {
    private let types: [TypeSyntax]
    private let result: TypeSyntax?
    private let effects: EffectsSyntax
    private let generics: [String: String]
    private let source: SourceText

    init(_ function: FunctionSyntax, _ source: SourceText) {
        self.init(
            function.parameters, function.result, function.effects, function.genericParameters, function.whereClause,
            source)
    }

    init(_ initializer: InitializerSyntax, _ source: SourceText) {
        self.init(
            initializer.parameters, nil, initializer.effects, initializer.genericParameters, initializer.whereClause,
            source)
    }

    init(_ syntax: SubscriptSyntax, _ source: SourceText) {
        self.init(syntax.parameters, syntax.result, .none, syntax.genericParameters, syntax.whereClause, source)
    }

    private init(
        _ parameters: [ParameterSyntax], _ result: TypeSyntax?, _ effects: EffectsSyntax,
        _ genericParameters: [GenericParameterSyntax], _ clause: WhereClauseSyntax?, _ source: SourceText
    ) {
        types = parameters.map(\.type)
        self.result = result
        self.effects = effects
        self.source = source
        var constraints: [String: [String]] = [:]
        for parameter in genericParameters {
            constraints[source.text(in: parameter.name)] =
                parameter.inherited.map { [TypeText.plain($0, source)] } ?? []
        }
        for requirement in clause?.requirements ?? [] where requirement.relation == .conformance {
            constraints[source.compactText(in: requirement.left.range)]?.append(
                TypeText.plain(requirement.right, source))
        }
        generics = constraints.mapValues { $0.flatMap { $0.split(separator: "&") }.sorted().joined(separator: "&") }
    }

    /// Whether a member of this signature may implement a requirement of the signature `demanded`.
    func fits(_ demanded: Signature) -> Bool {
        guard types.count == demanded.types.count,
            !effects.isAsync || demanded.effects.isAsync,
            !effects.isThrowing || effects.isRethrows || demanded.effects.isThrowing
        else { return false }
        for (own, other) in zip(types, demanded.types) where !isSame(own, other, demanded) { return false }
        return switch (result, demanded.result) {
        case (nil, nil): true
        case (let own?, let other?): isSame(own, other, demanded)
        case (let own?, nil): TypeText.plain(own, source) == "Void"
        case (nil, let other?): TypeText.plain(other, demanded.source) == "Void"
        }
    }

    /// Whether the types are the same, generic parameters compared by their constraints; one without any constraint
    /// takes every type.
    private func isSame(_ own: TypeSyntax, _ other: TypeSyntax, _ demanded: Signature) -> Bool {
        if generics.isEmpty, demanded.generics.isEmpty, source.matches(own.range, demanded.source, other.range) {
            return true
        }
        let left = TypeText.canonical(own, source, generics)
        let right = TypeText.canonical(other, demanded.source, demanded.generics)
        return left == right || left == "<>" || left == "Self" || right == "Self"
    }
}

/// The text of types without what makes no difference to a witness.
private enum TypeText {
    /// The type without attributes, specifiers, white space and `Self.`.
    static func plain(_ type: TypeSyntax, _ source: SourceText) -> String {
        var type = type
        while case .attributed(_, let inner) = type.form { type = inner }
        var text = source.compactText(in: type.range)
        // Most types are names, and have nothing to leave out.
        if case .named(_, let arguments) = type.form, arguments.isEmpty { return text }
        for specifier in ["@escaping ", "@Sendable ", "any "] { text = text.replacing(specifier, with: "") }
        text.removeAll { $0 == " " }
        for prefix in ["Self.", "Swift."] { text = text.replacing(prefix, with: "") }
        return text == "()" ? "Void" : text
    }

    /// The plain text with generic parameters and `some` types replaced by their constraints in angle brackets.
    static func canonical(_ type: TypeSyntax, _ source: SourceText, _ generics: [String: String]) -> String {
        var bare = type
        while case .attributed(_, let inner) = bare.form { bare = inner }
        if case .some(let inner) = bare.form {
            return "<" + plain(inner, source).split(separator: "&").sorted().joined(separator: "&") + ">"
        }
        let text = plain(bare, source)
        guard !generics.isEmpty else { return text }
        var result = ""
        var word = ""
        for character in text + "\n" {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                result += generics[word].map { "<" + $0 + ">" } ?? word
                word = ""
                if character != "\n" { result.append(character) }
            }
        }
        return result
    }
}
