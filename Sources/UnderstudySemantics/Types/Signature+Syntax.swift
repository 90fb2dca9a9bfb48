import UnderstudySyntax

extension Signature {
    /// The signature that `declaration` writes in `source`; `nil` for declarations that have none.
    ///
    /// - Parameter bindingIndex: Which of several properties that are declared together.
    package init?(_ declaration: DeclSyntax, bindingIndex: Int = 0, in source: SourceText) {
        func type(_ syntax: TypeSyntax?) -> SwiftType? { syntax.map { SwiftType($0, in: source) } }
        self.init(
            kind: .function, name: "", attributes: declaration.attributes.map { Attribute($0, in: source) },
            modifiers: declaration.modifiers.map { Modifier($0, in: source) }, generics: [], parameters: [],
            effects: .none, result: nil, constraints: [])
        switch declaration.kind {
        case .function(let syntax):
            name = source.text(in: syntax.name)
            if !DeclarationName.isName(syntax.name, in: source) { kind = .operator(fixity(in: modifiers)) }
            take(
                generics: syntax.genericParameters, parameters: syntax.parameters, where: syntax.whereClause, in: source
            )
            effects = Effects(syntax.effects, in: source)
            result = type(syntax.result)
        case .initializer(let syntax):
            let mark = syntax.optionalMark.map(source.text(in:)) ?? ""
            kind = .initializer(Failability(rawValue: mark) ?? .none)
            name = "init"
            take(
                generics: syntax.genericParameters, parameters: syntax.parameters, where: syntax.whereClause, in: source
            )
            effects = Effects(syntax.effects, in: source)
        case .subscript(let syntax):
            name = "subscript"
            take(
                generics: syntax.genericParameters, parameters: syntax.parameters, where: syntax.whereClause, in: source
            )
            result = type(syntax.result)
            kind = .subscript(Accessors(syntax.accessors, in: source))
            effects = Effects(readingThrough: syntax.accessors, in: source)
        case .variable(let syntax) where syntax.bindings.indices.contains(bindingIndex):
            let binding = syntax.bindings[bindingIndex]
            name = source.text(in: binding.name)
            result = type(binding.type) ?? .missing
            kind = .property(Accessors(binding.accessors, in: source))
            effects = Effects(readingThrough: binding.accessors, in: source)
        default:
            return nil
        }
    }

    private func fixity(in modifiers: [Modifier]) -> Fixity {
        if modifiers.contains(where: { $0.name == "prefix" }) { return .prefix }
        return modifiers.contains { $0.name == "postfix" } ? .postfix : .infix
    }

    private mutating func take(
        generics: [GenericParameterSyntax], parameters: [ParameterSyntax], where clause: WhereClauseSyntax?,
        in source: SourceText
    ) {
        self.generics = generics.map { GenericParameter($0, in: source) }
        self.parameters = parameters.map { Parameter($0, in: source) }
        constraints = GenericConstraint.all(clause, in: source)
    }
}

extension Signature.Parameter {
    /// The parameter that `syntax` writes in `source`.
    package init(_ syntax: ParameterSyntax, in source: SourceText) {
        self.init(
            attributes: syntax.attributes.map { Attribute($0, in: source) },
            firstName: syntax.firstName.map(source.text(in:)), secondName: syntax.secondName.map(source.text(in:)),
            type: SwiftType(syntax.type, in: source), isVariadic: syntax.isVariadic,
            hasDefault: syntax.defaultValue != nil)
    }
}

extension Signature.Accessors {
    init(_ block: AccessorBlockSyntax?, in source: SourceText) {
        self.init(isSettable: false)
        for accessor in block?.accessors ?? [] {
            let modifiers = accessor.modifiers.map { Modifier($0, in: source) }
            if source.matches(accessor.name, "set") {
                isSettable = true
                setterModifiers = modifiers
            } else if source.matches(accessor.name, "get") {
                getterModifiers = modifiers
            }
        }
    }
}

extension Effects {
    /// The effects of the getter in `block`.
    fileprivate init(readingThrough block: AccessorBlockSyntax?, in source: SourceText) {
        let getter = block?.accessors.first { source.matches($0.name, "get") }
        self = getter.map { Effects($0.effects, in: source) } ?? .none
    }
}
