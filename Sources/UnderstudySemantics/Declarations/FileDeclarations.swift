import UnderstudySyntax

/// What one file declares, as far as doubles and splits need to know.
public struct FileDeclarations: Sendable {
    /// The text.
    public let source: SourceText
    /// The module that the file belongs to, where that is known.
    public let module: String?
    /// What the settings of that module change.
    public let settings: ModuleSettings
    /// How much of the file is kept.
    private let detail: Detail

    /// How much of a file is kept.
    public enum Detail: Sendable {
        /// All declarations.
        case everything
        /// What protocols are listed by: of the types only those that may be doubles; the members of extensions are
        /// read again when they are asked for.
        case protocols
    }

    /// The protocols, in order.
    public internal(set) var protocols: [ProtocolDeclaration] = []
    /// The extensions, in order.
    public internal(set) var extensions: [ExtensionDeclaration] = []
    /// The classes, structures, enumerations and actors, in order.
    public internal(set) var types: [TypeDeclaration] = []
    /// The type aliases outside of protocols, in order.
    public internal(set) var aliases: [AliasDeclaration] = []
    /// The functions and properties outside all types, in order; only where everything is kept.
    var globals: [DeclSyntax] = []
    /// The imports, in order.
    public internal(set) var imports: [ImportDeclaration] = []
    /// What is wrong with the file.
    public private(set) var diagnostics: [Diagnostic]
    /// Whether the header of an owned double may stand in the file.
    let isMarked: Bool

    /// Parses `source` and gathers its declarations, one after the other: the tree is not kept.
    public init(
        parsing source: SourceText, module: String? = nil, settings: ModuleSettings = ModuleSettings(),
        detail: Detail = .everything
    ) {
        self.settings = settings
        self.detail = detail
        self.source = source
        self.module = module
        isMarked = QuickScan.holdsOwnershipMark(source)
        diagnostics = []
        let problems = Parser.parse(source) { gather($0, in: Scope()) }
        diagnostics = problems
    }

    private mutating func gather(_ declarations: [DeclSyntax], in scope: Scope) {
        for declaration in declarations { gather(declaration, in: scope) }
    }

    private mutating func gather(_ declaration: DeclSyntax, in scope: Scope) {
        switch declaration.kind {
        case .protocol(let syntax):
            protocols.append(ProtocolDeclaration(declaration, syntax, self, scope))
        case .nominal(let syntax):
            let type = TypeDeclaration(declaration, syntax, self, scope)
            if detail == .everything || type.mayBeDouble { types.append(type) }
            let level = Scope.Level(
                name: source.text(in: syntax.name), isExtension: false,
                access: AccessLevel(declaration.modifiers, in: source),
                genericParameters: syntax.genericParameters.map { source.text(in: $0.name) },
                attributes: declaration.attributes.map { source.compactText(in: $0.range) }
            )
            gather(syntax.members.members, in: scope.entering(level))
        case .extension(let syntax):
            let kept = detail == .everything ? syntax : syntax.withoutMembers
            extensions.append(ExtensionDeclaration(declaration, kept, self, scope))
            let level = Scope.Level(
                name: source.compactText(in: syntax.extended.range), isExtension: true,
                access: AccessLevel(declaration.modifiers, in: source), genericParameters: [],
                attributes: declaration.attributes.map { source.compactText(in: $0.range) }
            )
            gather(syntax.members.members, in: scope.entering(level))
        case .typeAlias(let syntax):
            aliases.append(AliasDeclaration(declaration, syntax, self, scope))
        case .import(let syntax):
            imports.append(ImportDeclaration(declaration, syntax, source, scope.branches))
        case .conditional(let clauses):
            var earlier: [String] = []
            for clause in clauses {
                let text = source.compactText(in: clause.clause)
                gather(clause.members, in: scope.entering(Scope.Branch(earlier: earlier, clause: text)))
                earlier.append(text)
            }
        case .function, .variable:
            if detail == .everything, scope.levels.isEmpty { globals.append(declaration) }
        default:
            break
        }
    }
}

extension Scope {
    /// The scope inside of `level`.
    func entering(_ level: Level) -> Scope {
        var scope = self
        scope.levels.append(level)
        return scope
    }

    /// The scope inside of a branch.
    func entering(_ branch: Branch) -> Scope {
        var scope = self
        scope.branches.append(branch)
        return scope
    }
}
