public import UnderstudySyntax

/// What one file declares, as far as doubles and splits need to know.
public struct FileDeclarations: Sendable {
    /// The text.
    public private(set) var source: SourceText
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
        /// What doubles are made of: all declarations, but the members of types and extensions are read again when they
        /// are asked for, and problems in them are not reported.
        case names
        /// The same, but what types and extensions of the top level hold is only gathered once they are opened; no problem
        /// of the file is reported, and none of its types is a double.
        case outer
        /// What lists of protocols need: the same, but only those types that may be doubles.
        case protocols
    }

    /// The protocols, in order.
    public internal(set) var protocols: [ProtocolDeclaration] = []
    /// Protocols that doubles share, of which nobody wants doubles.
    package private(set) var protocolsOfDoubles: [ProtocolDeclaration] = []
    /// The extensions, in order.
    public internal(set) var extensions: [ExtensionDeclaration] = []
    /// The classes, structures, enumerations and actors, in order.
    public internal(set) var types: [TypeDeclaration] = []
    /// The type aliases outside protocols, in order.
    public internal(set) var aliases: [AliasDeclaration] = []
    /// The functions and properties outside all types, in order; only where everything is kept.
    package var globals: [DeclSyntax] = []
    /// The statements and uses of macros outside all types, in order; only where everything is kept.
    package var code: [DeclSyntax] = []
    /// The imports, in order.
    public internal(set) var imports: [ImportDeclaration] = []
    /// What is wrong with the file.
    public private(set) var diagnostics: [Diagnostic]
    /// Whether git ignores the file, so that a tool generates it.
    public var isIgnored = false
    /// Whether the header of an owned double may be in the file.
    public var mayHoldOwnedDoubles: Bool { isMarked }
    let isMarked: Bool
    /// The comments in the file that opt protocols in, or keep them whole.
    let optInComments: OptInComments
    private let holdsNoProtocols: Bool
    /// Where the members begin that were gathered since.
    private var opened: Set<Int32> = []

    /// Parses `source` and gathers its declarations, one after the other: the tree is not kept.
    ///
    /// - Parameter holdsNoProtocols: Whether somebody has looked, and found no protocols in it.
    public init(
        parsing source: SourceText, module: String? = nil, settings: ModuleSettings = ModuleSettings(),
        detail: Detail = .everything, holdsNoProtocols: Bool = false
    ) {
        self.settings = settings
        self.detail = detail
        self.source = source
        self.module = module
        // Of what is only opened where it is mentioned, nothing is taken for a double.
        isMarked = detail != .outer && QuickScan.holdsOwnershipMark(source)
        self.holdsNoProtocols = holdsNoProtocols
        optInComments = OptInComments(in: source)
        diagnostics = []
        let problems = Parser.parse(source, landmarks: landmarks, findsConflicts: detail != .outer) {
            gather($0, in: Scope())
        }
        diagnostics = problems
    }

    /// The same file with another text.
    public func reading(_ source: SourceText) -> FileDeclarations {
        FileDeclarations(parsing: source, module: module, settings: settings, detail: detail)
    }

    /// What to look for in types and extensions; `nil` for everything.
    private var landmarks: Landmarks? {
        switch detail {
        case .everything: nil
        case .names: .ofTypes(in: source, andProtocols: !holdsNoProtocols)
        case .outer: Landmarks.none
        // A header can make a double of any type.
        case .protocols: isMarked ? .ofTypes(in: source) : .ofProtocols(in: source)
        }
    }

    private mutating func gather(_ declarations: [DeclSyntax], in scope: Scope) {
        for declaration in declarations { gather(declaration, in: scope) }
    }

    private mutating func gather(_ declaration: DeclSyntax, in scope: Scope) {
        switch declaration.kind {
        case .protocol(let syntax):
            let found = ProtocolDeclaration(declaration, syntax, in: self, scope: scope)
            if found.isOfDoubles { protocolsOfDoubles.append(found) } else { protocols.append(found) }
        case .nominal(let syntax):
            gather(declaration, syntax, in: scope)
        case .extension(let syntax):
            gather(declaration, syntax, in: scope)
        case .typeAlias(let syntax):
            aliases.append(AliasDeclaration(declaration, syntax, in: self, scope: scope))
        case .import(let syntax):
            imports.append(ImportDeclaration(source[declaration], syntax, branches: scope.branches))
        case .conditional(let clauses):
            var earlier: [String] = []
            for clause in clauses {
                let text = source.compactText(in: clause.clause)
                gather(clause.members, in: scope.entering(Scope.Branch(earlier: earlier, clause: text)))
                earlier.append(text)
            }
        case .function, .variable:
            if detail == .everything, scope.levels.isEmpty { globals.append(declaration) }
        case .code:
            if detail == .everything, scope.levels.isEmpty { code.append(declaration) }
        default:
            break
        }
    }

    private mutating func gather(_ declaration: DeclSyntax, _ syntax: NominalSyntax, in scope: Scope) {
        let kept = detail == .everything ? syntax : syntax.withoutMembers
        let type = TypeDeclaration(declaration.with(.nominal(kept)), kept, in: self, scope: scope)
        if detail != .protocols || type.mayBeDouble { types.append(type) }
        if syntax.members.members.isEmpty { return }
        gather(syntax.members.members, in: scope.entering(type.level))
    }

    private mutating func gather(_ declaration: DeclSyntax, _ syntax: ExtensionSyntax, in scope: Scope) {
        let kept = detail == .everything ? syntax : syntax.withoutMembers
        let added = ExtensionDeclaration(declaration.with(.extension(kept)), kept, in: self, scope: scope)
        extensions.append(added)
        if syntax.members.members.isEmpty { return }
        gather(syntax.members.members, in: scope.entering(added.level))
    }
}

extension FileDeclarations {
    /// Whether types and extensions hold what was not gathered.
    var isClosed: Bool { detail == .outer }

    /// Gathers the types and type aliases that are nested in the type at `index`.
    mutating func open(typeAt index: Int) {
        let type = types[index]
        open(type.details.members.range, in: type.scope) { type.level }
    }

    /// Gathers the types and type aliases that are nested in the extension at `index`.
    mutating func open(extensionAt index: Int) {
        let added = extensions[index]
        open(added.details.members.range, in: added.scope) { added.level }
    }

    private mutating func open(_ body: ByteRange, in scope: Scope, _ level: () -> Scope.Level) {
        guard isClosed, scope.levels.isEmpty, opened.insert(body.start).inserted else { return }
        let members = Parser.parseTypes(in: body, of: source)
        if !members.isEmpty { gather(members, in: scope.entering(level())) }
    }

    /// One of the declarations, by its place among those of its kind.
    enum Part {
        case type(Int)
        case alias(Int)
        case `extension`(Int)
    }

    /// Keeps nothing but `parts`, in the order of the source, and the text from the first to the last of them.
    mutating func keep(_ parts: [Part]) {
        var (keptTypes, keptAliases): ([TypeDeclaration], [AliasDeclaration]) = ([], [])
        var isKept = [Bool](repeating: false, count: extensions.count)
        for part in parts {
            switch part {
            case .type(let index): keptTypes.append(types[index])
            case .alias(let index): keptAliases.append(aliases[index])
            case .extension(let index): isKept[index] = true
            }
        }
        types = keptTypes.sorted { $0.syntax.range.start < $1.syntax.range.start }
        aliases = keptAliases.sorted { $0.syntax.range.start < $1.syntax.range.start }
        extensions = extensions.indices.filter { isKept[$0] }.map { extensions[$0] }
        keepText()
    }

    /// Frees the text around all declarations, unless comments in it may matter.
    private mutating func keepText() {
        if !optInComments.isEmpty { return }
        let ranges = types.map(\.syntax.range) + aliases.map(\.syntax.range) + extensions.map(\.syntax.range)
        let whole = ranges.dropFirst().reduce(ranges.first ?? ByteRange(at: 0)) { $0.union($1) }
        guard let part = source.keeping(whole) else { return }
        source = part
        types = types.map { TypeDeclaration($0.syntax, $0.details, in: self, scope: $0.scope) }
        aliases = aliases.map { AliasDeclaration($0.syntax, $0.details, in: self, scope: $0.scope) }
        extensions = extensions.map { ExtensionDeclaration($0.syntax, $0.details, in: self, scope: $0.scope) }
    }
}

extension TypeDeclaration {
    /// What it is around its members.
    fileprivate var level: Scope.Level {
        Scope.Level(
            name: simpleName, isExtension: false, access: AccessLevel(source[syntax.modifiers]),
            genericParameters: details.genericParameters.map { source.text(in: $0.name) },
            attributes: syntax.attributes.map { Attribute(source[$0]) },
            isNonisolated: syntax.modifiers.contains { source.matches($0.name, "nonisolated") })
    }
}

extension ExtensionDeclaration {
    /// What it is around its members.
    fileprivate var level: Scope.Level {
        Scope.Level(
            name: extendedName, isExtension: true, access: AccessLevel(source[syntax.modifiers]),
            genericParameters: [], attributes: syntax.attributes.map { Attribute(source[$0]) },
            isNonisolated: syntax.modifiers.contains { source.matches($0.name, "nonisolated") })
    }
}

extension Scope {
    /// The scope inside `level`.
    func entering(_ level: Level) -> Scope {
        var scope = self
        scope.levels.append(level)
        return scope
    }

    /// The scope inside a branch.
    func entering(_ branch: Branch) -> Scope {
        var scope = self
        scope.branches.append(branch)
        return scope
    }
}
