import SwiftSyntax

/// Reads the requirements out of one protocol's body.
struct RequirementReader {
    /// Gives the line of a token.
    let line: (TokenSyntax) -> Int
    private(set) var requirements: [ListedRequirement] = []

    init(line: @escaping (TokenSyntax) -> Int) {
        self.line = line
    }

    /// Adds the requirements among `members`, which stand inside the clauses of `conditions`.
    mutating func read(_ members: MemberBlockItemListSyntax, conditions: [String] = []) {
        for member in members { read(member.decl, conditions: conditions) }
    }

    private mutating func read(_ declaration: DeclSyntax, conditions: [String]) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            add("func", Self.name(of: function), function, function.funcKeyword, conditions)
        case .initializerDecl(let initializer):
            let mark = initializer.optionalMark?.text ?? ""
            let labels = Self.labels(initializer.signature.parameterClause, alwaysFirstName: true)
            add("init", "init" + mark + labels, initializer, initializer.initKeyword, conditions)
        case .subscriptDecl(let element):
            let labels = Self.labels(element.parameterClause, alwaysFirstName: false)
            add("subscript", "subscript" + labels, element, element.subscriptKeyword, conditions)
        case .associatedTypeDecl(let type):
            add("associatedtype", type.name.text, type, type.associatedtypeKeyword, conditions)
        case .typeAliasDecl(let alias):
            add("typealias", alias.name.text, alias, alias.typealiasKeyword, conditions)
        case .variableDecl(let variable):
            addBindings(of: variable, conditions)
        case .ifConfigDecl(let region):
            for clause in region.clauses {
                guard case .decls(let members) = clause.elements else { continue }
                read(members, conditions: conditions + [Self.condition(of: clause)])
            }
        default:
            break
        }
    }

    private mutating func add(
        _ kind: String, _ name: String, _ declaration: some DeclSyntaxProtocol, _ keyword: TokenSyntax,
        _ conditions: [String]
    ) {
        add(kind, name, signature: SourceText.of(declaration), keyword, conditions)
    }

    private mutating func add(
        _ kind: String, _ name: String, signature: String, _ keyword: TokenSyntax, _ conditions: [String]
    ) {
        requirements.append(
            ListedRequirement(
                kind: kind,
                name: name,
                signature: signature,
                line: line(keyword),
                condition: conditions.isEmpty ? nil : conditions.joined(separator: " && "),
                hasDefault: nil,
                inheritedFrom: nil
            )
        )
    }

    private mutating func addBindings(of variable: VariableDeclSyntax, _ conditions: [String]) {
        for binding in variable.bindings {
            var signature = SourceText()
            for child in variable.children(viewMode: .sourceAccurate) where child.id != variable.bindings.id {
                signature.append(child)
            }
            signature.separate()
            for child in binding.children(viewMode: .sourceAccurate) where child.id != binding.trailingComma?.id {
                signature.append(child)
            }
            let name = SourceText.of(binding.pattern)
            add("var", name, signature: signature.text, variable.bindingSpecifier, conditions)
        }
    }
}

extension RequirementReader {
    private static func name(of function: FunctionDeclSyntax) -> String {
        let isNamed: Bool
        switch function.name.tokenKind {
        case .identifier, .dollarIdentifier, .keyword, .wildcard: isNamed = true
        default: isNamed = false
        }
        return function.name.text + labels(function.signature.parameterClause, alwaysFirstName: isNamed)
    }

    /// The labels in brackets; where a first name alone is no label, `_` stands for it.
    private static func labels(_ clause: FunctionParameterClauseSyntax, alwaysFirstName: Bool) -> String {
        let labels = clause.parameters.map { parameter in
            alwaysFirstName || parameter.secondName != nil ? parameter.firstName.text + ":" : "_:"
        }
        return "(" + labels.joined() + ")"
    }

    private static func condition(of clause: IfConfigClauseSyntax) -> String {
        var text = SourceText()
        text.append(clause.poundKeyword)
        if let condition = clause.condition { text.append(condition) }
        return text.text
    }
}
