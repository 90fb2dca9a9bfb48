import SwiftSyntax

/// Gathers the protocols of one file, without looking into function bodies.
struct ProtocolCollector {
    /// What the declarations around a protocol say about it.
    struct Scope {
        /// The path of the types around, or nothing at the top level.
        var path: String?
        /// The access level of the extension directly around.
        var extensionAccess: String?
    }

    private let file: String
    private let converter: SourceLocationConverter
    private(set) var protocols: [ListedProtocol] = []

    init(file: String, tree: SourceFileSyntax) {
        self.file = file
        converter = SourceLocationConverter(fileName: file, tree: tree)
    }

    /// Adds the protocols among statements of the top level.
    mutating func collect(_ statements: CodeBlockItemListSyntax, in scope: Scope) {
        for statement in statements {
            if case .decl(let declaration) = statement.item { collect(declaration, in: scope) }
        }
    }

    private mutating func collect(_ members: MemberBlockItemListSyntax, in scope: Scope) {
        for member in members { collect(member.decl, in: scope) }
    }

    private mutating func collect(_ declaration: DeclSyntax, in scope: Scope) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .protocolDecl(let declaration):
            protocols.append(listed(declaration, in: scope))
            collectMembers(of: declaration, named: declaration.name, in: scope)
        case .structDecl(let type): collectMembers(of: type, named: type.name, in: scope)
        case .classDecl(let type): collectMembers(of: type, named: type.name, in: scope)
        case .enumDecl(let type): collectMembers(of: type, named: type.name, in: scope)
        case .actorDecl(let type): collectMembers(of: type, named: type.name, in: scope)
        case .extensionDecl(let type):
            // What is in a private extension can be seen in the whole file.
            let access = Self.access(type.modifiers).map { $0 == "private" ? "fileprivate" : $0 }
            let inner = Scope(path: SourceText.of(type.extendedType), extensionAccess: access)
            collect(type.memberBlock.members, in: inner)
        case .ifConfigDecl(let region):
            for clause in region.clauses { collect(clause, in: scope) }
        default: break
        }
    }

    private mutating func collect(_ clause: IfConfigClauseSyntax, in scope: Scope) {
        switch clause.elements {
        case .statements(let statements): collect(statements, in: scope)
        case .decls(let members): collect(members, in: scope)
        default: break
        }
    }

    private mutating func collectMembers(of type: some DeclGroupSyntax, named name: TokenSyntax, in scope: Scope) {
        collect(type.memberBlock.members, in: Scope(path: Self.path(name, in: scope)))
    }

    private func listed(_ declaration: ProtocolDeclSyntax, in scope: Scope) -> ListedProtocol {
        let line = { [converter] (token: TokenSyntax) in
            converter.location(for: token.positionAfterSkippingLeadingTrivia).line
        }
        var reader = RequirementReader(line: line)
        reader.read(declaration.memberBlock.members)
        return ListedProtocol(
            name: Self.path(declaration.name, in: scope),
            module: nil,
            file: file,
            line: line(declaration.protocolKeyword),
            access: Self.access(declaration.modifiers) ?? scope.extensionAccess ?? "internal",
            attributes: Self.attributes(declaration.attributes),
            primaryAssociatedTypes: declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text)
                ?? [],
            inherits: declaration.inheritanceClause?.inheritedTypes.map { SourceText.of($0.type) } ?? [],
            whereClause: declaration.genericWhereClause.map { SourceText.of($0) },
            requirements: reader.requirements,
            doubles: []
        )
    }
}

extension ProtocolCollector {
    private static func path(_ name: TokenSyntax, in scope: Scope) -> String {
        scope.path.map { $0 + "." + name.text } ?? name.text
    }

    private static func access(_ modifiers: DeclModifierListSyntax) -> String? {
        let levels: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]
        return modifiers.map(\.name.text).first { levels.contains($0) }
    }

    /// The text of each attribute, those between `#if` and `#endif` too.
    private static func attributes(_ list: AttributeListSyntax) -> [String] {
        list.flatMap { element -> [String] in
            switch element {
            case .attribute(let attribute):
                return [SourceText.of(attribute)]
            case .ifConfigDecl(let region):
                return region.clauses.flatMap { clause -> [String] in
                    guard case .attributes(let inner) = clause.elements else { return [] }
                    return attributes(inner)
                }
            }
        }
    }
}
