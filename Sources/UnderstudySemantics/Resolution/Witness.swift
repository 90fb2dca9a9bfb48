import UnderstudySyntax

/// Tells whether a member implements a requirement, from their declarations alone.
///
/// Types are held against each other as they are written; where generic parameters or associated types make that
/// uncertain, names, labels and the number of parameters decide.
enum Witness {
    /// Whether one of `members`, those inside `#if` included, implements `requirement`.
    static func exists(for requirement: Requirement, among members: [DeclSyntax], in source: SourceText) -> Bool {
        members.contains { member in
            if case .conditional(let clauses) = member.kind {
                return clauses.contains { exists(for: requirement, among: $0.members, in: source) }
            }
            return implements(member, requirement, in: source)
        }
    }

    private static func implements(_ member: DeclSyntax, _ requirement: Requirement, in source: SourceText) -> Bool {
        guard isVisible(member, in: source), isStatic(member, in: source) == requirement.isStatic else {
            return requirement.kind == .associatedtype && isAlias(member, named: requirement.name, in: source)
        }
        switch (member.kind, requirement.syntax.kind) {
        case (.function(let own), .function(let demanded)):
            return DeclarationName.of(own, in: source) == requirement.name
                && Signature(own, source).fits(Signature(demanded, requirement.source))
        case (.initializer(let own), .initializer(let demanded)):
            let name = DeclarationName.of(own, in: source).replacing("init!", with: "init?")
            let isFailable = own.optionalMark != nil
            return (name == requirement.name || !isFailable && "init?" + name.dropFirst(4) == requirement.name)
                && Signature(own, source).fits(Signature(demanded, requirement.source))
        case (.subscript(let own), .subscript(let demanded)):
            return DeclarationName.of(own, in: source) == requirement.name
                && canSet(own.accessors, in: source, hasStorage: false) >= demandsSetter(requirement)
                && Signature(own, source).fits(Signature(demanded, requirement.source))
        case (.variable(let own), .variable):
            return own.bindings.contains { binding in
                source.text(in: binding.name) == requirement.name
                    && canSet(binding.accessors, in: source, hasStorage: !own.isLet) >= demandsSetter(requirement)
            }
        case (.typeAlias, .associatedType):
            return isAlias(member, named: requirement.name, in: source)
        default:
            return false
        }
    }

    private static func isAlias(_ member: DeclSyntax, named name: String, in source: SourceText) -> Bool {
        guard case .typeAlias(let alias) = member.kind else { return false }
        return source.text(in: alias.name) == name
    }

    private static func isVisible(_ member: DeclSyntax, in source: SourceText) -> Bool {
        !member.modifiers.contains {
            $0.detail == nil && (source.matches($0.name, "private") || source.matches($0.name, "fileprivate"))
        }
    }

    private static func isStatic(_ member: DeclSyntax, in source: SourceText) -> Bool {
        member.modifiers.contains { source.matches($0.name, "static") || source.matches($0.name, "class") }
    }

    private static func canSet(_ block: AccessorBlockSyntax?, in source: SourceText, hasStorage: Bool) -> Int {
        guard let block else { return hasStorage ? 1 : 0 }
        let setters: [StaticString] = ["set", "_modify", "modify", "unsafeMutableAddress"]
        return block.accessors.contains { accessor in setters.contains { source.matches(accessor.name, $0) } } ? 1 : 0
    }

    private static func demandsSetter(_ requirement: Requirement) -> Int {
        let block: AccessorBlockSyntax?
        switch requirement.syntax.kind {
        case .subscript(let syntax): block = syntax.accessors
        default: block = requirement.binding?.accessors
        }
        return canSet(block, in: requirement.source, hasStorage: false)
    }
}

/// The types and effects of a callable declaration, to be held against another's.
private struct Signature {
    let types: [TypeSyntax]
    let result: TypeSyntax?
    let effects: EffectsSyntax
    let generics: Set<String>
    let source: SourceText

    init(_ function: FunctionSyntax, _ source: SourceText) {
        self.init(function.parameters, function.result, function.effects, function.genericParameters, source)
    }

    init(_ initializer: InitializerSyntax, _ source: SourceText) {
        self.init(initializer.parameters, nil, initializer.effects, initializer.genericParameters, source)
    }

    init(_ syntax: SubscriptSyntax, _ source: SourceText) {
        self.init(syntax.parameters, syntax.result, .none, syntax.genericParameters, source)
    }

    private init(
        _ parameters: [ParameterSyntax], _ result: TypeSyntax?, _ effects: EffectsSyntax,
        _ generics: [GenericParameterSyntax], _ source: SourceText
    ) {
        types = parameters.map(\.type)
        self.result = result
        self.effects = effects
        self.generics = Set(generics.map { source.text(in: $0.name) })
        self.source = source
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

    private func isSame(_ own: TypeSyntax, _ other: TypeSyntax, _ demanded: Signature) -> Bool {
        let left = TypeText.plain(own, source)
        let right = TypeText.plain(other, demanded.source)
        return left == right || TypeText.isOpen(left, generics) || TypeText.isOpen(right, demanded.generics)
    }
}

/// The text of types without what makes no difference to a witness.
private enum TypeText {
    /// The type without attributes, specifiers, white space and `Self.`.
    static func plain(_ type: TypeSyntax, _ source: SourceText) -> String {
        var type = type
        while case .attributed(_, let inner) = type.form { type = inner }
        var text = source.compactText(in: type.range)
        text.removeAll { $0 == " " }
        for (long, short) in replacements { text = text.replacing(long, with: short) }
        return text == "()" ? "Void" : text
    }

    private static let replacements = [
        ("Self.", ""), ("Swift.", ""), ("@escaping", ""), ("@Sendable", ""), ("Optional<", "?<"),
    ]

    /// Whether the type depends on something that another declaration may spell differently.
    static func isOpen(_ text: String, _ generics: Set<String>) -> Bool {
        if text.contains("some") || text.contains("Self") { return true }
        var word = ""
        for character in text + "," {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                if generics.contains(word) { return true }
                word = ""
            }
        }
        return false
    }
}
