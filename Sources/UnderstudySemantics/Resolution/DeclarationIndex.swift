public import UnderstudySyntax

/// The declarations of all files read, to be looked up by name.
public final class DeclarationIndex: Sendable {
    /// The files, in the order of their paths, whatever the order in which they were read.
    public let files: [FileDeclarations]
    /// Where each path's file is among them.
    private let positions: [String: Int]
    /// What is read of one file in place of what was indexed.
    private let current: FileDeclarations?
    /// The protocols by their own names.
    let protocols: [String: [ProtocolDeclaration]]
    /// The extensions that may be of protocols, by the last name of the extended type.
    let extensions: [String: [ProtocolExtension]]
    /// The same by the names of their members, and then by the last name of the extended type.
    let extensionsByMember: [String: [String: [ProtocolExtension]]]
    /// The extensions of the types that are indexed, by the last name of the extended type.
    let typeExtensions: [String: [ExtensionDeclaration]]
    /// The type aliases by their own names.
    let aliases: [String: [AliasDeclaration]]
    /// The global actors by their own names.
    let globalActors: [String: [TypeDeclaration]]
    /// The declarations by their whole paths: found in constant time, however many types contain one of the same name.
    let protocolsByPath: [String: [ProtocolDeclaration]]
    let aliasesByPath: [String: [AliasDeclaration]]
    let typesByPath: [String: [TypeDeclaration]]
    /// The own names of types, protocols and aliases about whose uses the compiler warns.
    let deprecatedNames: Set<String>
    /// What is called by each own name: most names that are looked up mean nothing of what is sought.
    private let uses: [String: NameUses]
    /// The modules of which files were read.
    package let moduleNames: Set<String>
    /// The modules that each module exports again.
    let reexported: [String: Set<String>]
    /// The types by the last names of what they inherit from.
    let conformers: [String: [Conformer]]

    /// Indexes `files`; takes time proportional to the number of declarations, and sorts the files.
    ///
    /// - Parameter modules: Modules whose sources were examined, whether or not `files` contains any of them.
    public init(_ files: [FileDeclarations], modules: Set<String> = []) {
        let sorted = files.sorted { $0.source.path < $1.source.path }
        var protocols: [String: [ProtocolDeclaration]] = [:]
        var extensions: [String: [ProtocolExtension]] = [:]
        var extensionsByMember: [String: [String: [ProtocolExtension]]] = [:]
        var typeExtensions: [String: [ExtensionDeclaration]] = [:]
        var aliases: [String: [AliasDeclaration]] = [:]
        var globalActors: [String: [TypeDeclaration]] = [:]
        var typesByPath: [String: [TypeDeclaration]] = [:]
        var uses = NameUses.standard
        var conformers: [String: [Conformer]] = [:]
        var moduleNames = modules
        var reexported: [String: Set<String>] = [:]
        var deprecatedNames: Set<String> = []
        for file in sorted {
            if let module = file.module {
                moduleNames.insert(module)
                for entry in file.imports where entry.isExported {
                    reexported[module, default: []].insert(entry.module)
                }
            }
            for declaration in file.protocols {
                protocols[declaration.simpleName, default: []].append(declaration)
                uses[declaration.simpleName, default: NameUses()].add(.protocol, isNested: declaration.isNested)
                if declaration.source[declaration.syntax].isDeprecated {
                    deprecatedNames.insert(declaration.simpleName)
                }
            }
            for declaration in file.aliases {
                aliases[declaration.simpleName, default: []].append(declaration)
                uses[declaration.simpleName, default: NameUses()].add(.alias, isNested: declaration.isNested)
                if declaration.source[declaration.syntax].isDeprecated {
                    deprecatedNames.insert(declaration.simpleName)
                }
            }
            for declaration in file.types {
                typesByPath[declaration.name, default: []].append(declaration)
                uses[declaration.simpleName, default: NameUses()].add(.type, isNested: declaration.isNested)
                if declaration.source[declaration.syntax].isDeprecated {
                    deprecatedNames.insert(declaration.simpleName)
                }
                if declaration.isGlobalActor { globalActors[declaration.simpleName, default: []].append(declaration) }
                guard declaration.mayBeDouble else { continue }
                let paths = declaration.inherited.map { TypePath($0) }
                for name in Set(paths.map(\.last)) {
                    conformers[name, default: []].append(
                        Conformer(type: declaration, inheritedPaths: paths, isInTests: file.mayBeOfTests))
                }
            }
        }
        for file in sorted {
            for declaration in file.extensions where !declaration.details.inherited.isEmpty {
                let paths = declaration.details.inherited.map { type in
                    TypePath(declaration.source.compactText(in: type.unattributed.range))
                }
                for type in typesByPath[declaration.extendedName] ?? []
                where type.module == file.module && type.mayBeDouble {
                    for name in Set(paths.map(\.last)) {
                        conformers[name, default: []].append(
                            Conformer(type: type, inheritedPaths: paths, isInTests: file.mayBeOfTests))
                    }
                }
            }
        }
        for declaration in sorted.lazy.flatMap(\.extensions) {
            let name = declaration.extendedSimpleName
            let extended = uses[name] ?? NameUses()
            if extended.contains(anyOf: .protocol) {
                let parsed = ProtocolExtension(declaration)
                extensions[name, default: []].append(parsed)
                for member in parsed.memberNames {
                    extensionsByMember[member, default: [:]][name, default: []].append(parsed)
                }
            }
            if extended.contains(anyOf: .type) { typeExtensions[name, default: []].append(declaration) }
        }
        self.files = sorted
        current = nil
        positions = Dictionary(sorted.indices.map { (sorted[$0].source.path, $0) }) { first, _ in first }
        self.moduleNames = moduleNames
        self.reexported = reexported
        self.protocols = protocols
        self.extensions = extensions
        self.extensionsByMember = extensionsByMember
        self.typeExtensions = typeExtensions
        self.aliases = aliases
        self.globalActors = globalActors
        self.typesByPath = typesByPath
        protocolsByPath = Dictionary(grouping: sorted.lazy.flatMap(\.protocols), by: \.name)
        aliasesByPath = Dictionary(grouping: sorted.lazy.flatMap(\.aliases), by: \.name)
        self.conformers = conformers
        self.uses = uses
        self.deprecatedNames = deprecatedNames
    }

    /// The same index with `texts` in place of what was read at their paths.
    public func replacing(_ texts: [SourceText]) -> DeclarationIndex {
        let new = Dictionary(texts.map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
        return DeclarationIndex(
            files.map { file in new[file.source.path].map(file.reading) ?? file }, modules: moduleNames)
    }

    /// The same index, where the file at the path of `text` has these contents; names still mean what was indexed.
    ///
    /// Takes constant time, and suits a file whose declarations nothing looks up.
    package func reading(_ text: SourceText) -> DeclarationIndex {
        file(at: text.path).map { DeclarationIndex(self, current: $0.reading(text)) } ?? self
    }

    private init(_ other: DeclarationIndex, current: FileDeclarations) {
        self.current = current
        files = other.files
        positions = other.positions
        protocols = other.protocols
        extensions = other.extensions
        extensionsByMember = other.extensionsByMember
        typeExtensions = other.typeExtensions
        aliases = other.aliases
        globalActors = other.globalActors
        protocolsByPath = other.protocolsByPath
        aliasesByPath = other.aliasesByPath
        typesByPath = other.typesByPath
        deprecatedNames = other.deprecatedNames
        uses = other.uses
        moduleNames = other.moduleNames
        reexported = other.reexported
        conformers = other.conformers
    }

    /// Whether some protocol, type or alias is called `name`, in whatever scope.
    package func declaresType(named name: String) -> Bool { uses(of: name).contains(anyOf: .declared) }

    /// The names of more than one declaration at the top level of modules.
    var repeatedNames: some Sequence<String> { uses.lazy.filter { $0.value.contains(anyOf: .repeated) }.map(\.key) }

    /// What is called `name`, without the names of types around it.
    func uses(of name: String) -> NameUses { uses[name] ?? NameUses() }

    /// All protocols, file by file, in order.
    public var allProtocols: [ProtocolDeclaration] { files.flatMap(\.protocols) }

    /// The protocols whose path is `name`, or ends with it after a dot, or is it without a module in front.
    public func protocols(named name: String) -> [ProtocolDeclaration] {
        let path = TypePath(name)
        return (protocols[path.last] ?? []).filter { path.matches($0.name, module: $0.module) }
    }

    /// The type aliases of compositions (`typealias X = A & B`), each as a protocol that only inherits.
    public var allCompositions: [ProtocolDeclaration] {
        files.flatMap(\.compositions)
    }
}

extension FileDeclarations {
    /// The type aliases of compositions in the file, each as a protocol that only inherits.
    public var compositions: [ProtocolDeclaration] { aliases.compactMap(ProtocolDeclaration.init(composedBy:)) }
}

extension ExtensionDeclaration {
    /// The last name of the extended type, without generic arguments.
    public var extendedSimpleName: String { source[details.extended].simpleName ?? extendedName }
}

extension InSource<TypeSyntax> {
    /// The last name of a type that is a name; `nil` for other types.
    var simpleName: String? {
        switch piece.form {
        case .named(let name, _), .member(_, let name, _): source.text(in: name)
        case .attributed(_, let type), .any(let type), .some(let type): self[type].simpleName
        case .tuple(let elements) where elements.count == 1: self[elements[0].type].simpleName
        default: nil
        }
    }
}

extension DeclarationIndex {
    /// The file that was read from `path`.
    public func file(at path: String) -> FileDeclarations? {
        if let current, current.source.path == path { return current }
        guard let position = positions[path] else { return nil }
        return files[position]
    }

    /// What the settings of the module of `declaration` change.
    public func settings(of declaration: ProtocolDeclaration) -> ModuleSettings {
        settings(ofFileAt: declaration.source.path)
    }

    /// The settings of the module of the file at `path`.
    public func settings(ofFileAt path: String) -> ModuleSettings { file(at: path)?.settings ?? ModuleSettings() }

    /// Whether sources of `module` were read.
    public func hasModule(_ module: String) -> Bool { moduleNames.contains(module) }

    /// Whether importing `module` also imports modules of which no sources were read.
    public func reexportsUnread(_ module: String) -> Bool {
        var pending = [module]
        var seen: Set<String> = [module]
        while let next = pending.popLast() {
            for exported in reexported[next] ?? [] where seen.insert(exported).inserted {
                if !hasModule(exported) { return true }
                pending.append(exported)
            }
        }
        return false
    }

    /// Whether importing `module` also imports `other`.
    public func exports(_ module: String, _ other: String) -> Bool {
        modules(exportedBy: module).contains(other)
    }

    /// The modules that importing `module` also imports.
    public func modules(exportedBy module: String) -> Set<String> {
        guard reexported[module] != nil else { return [] }
        var pending = [module]
        var found: Set<String> = []
        while let next = pending.popLast() {
            for exported in reexported[next] ?? [] where found.insert(exported).inserted { pending.append(exported) }
        }
        return found
    }
}
