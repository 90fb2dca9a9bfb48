import UnderstudySyntax

extension Signature {
    /// The signature of a declaration; `nil` for one that has none.
    ///
    /// - Parameter bindingIndex: Which of several properties that are declared together.
    package init?(_ written: InSource<DeclSyntax>, bindingIndex: Int = 0) {
        let (declaration, source) = (written.piece, written.source)
        func type(_ syntax: TypeSyntax?) -> SwiftType? { syntax.map { SwiftType(source[$0]) } }
        self.init(
            kind: .function, name: "", attributes: declaration.attributes.map { Attribute(source[$0]) },
            modifiers: declaration.modifiers.map { Modifier(source[$0]) }, generics: [], parameters: [],
            effects: .none, result: nil, constraints: [])
        func take(
            generics: [GenericParameterSyntax], parameters: [ParameterSyntax], where clause: WhereClauseSyntax?
        ) {
            if !generics.isEmpty { self.generics = generics.map { GenericParameter(source[$0]) } }
            if !parameters.isEmpty { self.parameters = parameters.map { Parameter(source[$0]) } }
            if clause != nil { constraints = GenericConstraint.all(source[clause]) }
        }
        switch declaration.kind {
        case .function(let syntax):
            name = source.text(in: syntax.name)
            if !DeclarationName.isName(source[syntax.name]) { kind = .operator(fixity(in: modifiers)) }
            take(generics: syntax.genericParameters, parameters: syntax.parameters, where: syntax.whereClause)
            effects = Effects(source[syntax.effects])
            result = type(syntax.result)
        case .initializer(let syntax):
            let mark = syntax.optionalMark.map(source.text(in:)) ?? ""
            kind = .initializer(Failability(rawValue: mark) ?? .none)
            name = "init"
            take(generics: syntax.genericParameters, parameters: syntax.parameters, where: syntax.whereClause)
            effects = Effects(source[syntax.effects])
        case .subscript(let syntax):
            name = "subscript"
            take(generics: syntax.genericParameters, parameters: syntax.parameters, where: syntax.whereClause)
            result = type(syntax.result)
            kind = .subscript(Accessors(source[syntax.accessors]))
            effects = Effects(readingThrough: source[syntax.accessors])
        case .variable(let syntax) where syntax.bindings.indices.contains(bindingIndex):
            let binding = syntax.bindings[bindingIndex]
            name = source.text(in: binding.name)
            result = type(binding.type) ?? .missing
            kind = .property(Accessors(source[binding.accessors]))
            effects = Effects(readingThrough: source[binding.accessors])
        default:
            return nil
        }
    }

    private func fixity(in modifiers: [Modifier]) -> Fixity {
        if modifiers.contains(where: { $0.name == "prefix" }) { return .prefix }
        return modifiers.contains { $0.name == "postfix" } ? .postfix : .infix
    }
}

extension Signature.Parameter {
    /// The parameter that is written there.
    package init(_ written: InSource<ParameterSyntax>) {
        let (syntax, source) = (written.piece, written.source)
        self.init(
            attributes: syntax.attributes.map { Attribute(source[$0]) },
            firstName: syntax.firstName.map(source.text(in:)), secondName: syntax.secondName.map(source.text(in:)),
            type: SwiftType(source[syntax.type]).outOfParentheses, isVariadic: syntax.isVariadic,
            hasDefault: syntax.defaultValue != nil)
    }
}

extension Signature.Accessors {
    init(_ block: InSource<AccessorBlockSyntax?>) {
        let source = block.source
        self.init(isSettable: false)
        for accessor in block.piece?.accessors ?? [] {
            let modifiers = accessor.modifiers.map { Modifier(source[$0]) }
            if source.matches(accessor.name, "set") {
                isSettable = true
                setterModifiers = modifiers
            } else if source.matches(accessor.name, "get") {
                getterModifiers = modifiers
            } else if source.matches(accessor.name, "borrow") || source.matches(accessor.name, "mutate") {
                isLent = true
            }
        }
    }
}

extension Effects {
    /// The effects of the getter in `block`.
    fileprivate init(readingThrough block: InSource<AccessorBlockSyntax?>) {
        let getter = block.piece?.accessors.first { block.source.matches($0.name, "get") }
        self = getter.map { Effects(block[$0.effects]) } ?? .none
    }
}
