public import UnderstudySyntax

/// The names that doubles of some protocols may look up, and the files that may declare them.
///
/// Whatever is looked up for a double is named in the protocol or around it, or by a declaration that was found that
/// way: in an alias, or in an initialiser or a property from which values are made. So the relevant files are found in
/// rounds: `wants` says whether a file declares a mentioned name, `add` adds such files, and mentions the names in
/// them.
public struct NameClosure: Sendable {
    /// The files added.
    public private(set) var files: [FileDeclarations] = []
    /// The names mentioned.
    private var mentioned: Set<UInt64> = []
    /// Those of them that were mentioned before anything was examined.
    private var givenNames: Set<UInt64> = []
    /// Those of them whose declarations name relevant declarations in turn.
    private var followed: Set<UInt64> = []
    /// What paths begin with: extensions of it may declare what they mean.
    private var prefixes: Set<UInt64> = []
    /// The protocols and types of which all extensions are relevant.
    private var extended: Set<UInt64> = []
    /// The types of which those extensions are relevant that make them conform to something.
    private var compared: Set<UInt64> = []
    /// The declarations added, by their own names.
    private var places: [UInt64: [Place]] = [:]
    /// Mentioned declarations that have not been examined yet.
    private var pending: [(place: Place, isFollowed: Bool)] = []
    private let depth: Depth

    /// How much of a type may be needed.
    public enum Depth: Sendable {
        /// How a value of it can be made, from values that need no others, as in `DefaultValues`.
        case values
        /// All its members, including those in extensions.
        case everything
    }

    /// Where a declaration is: the index of its file, and its own among the declarations of its kind.
    private enum Place {
        case `protocol`(Int, Int)
        case type(Int, Int)
        case alias(Int, Int)
    }

    /// Begins with `files`, and with the names in `texts`, which are source code.
    public init(_ files: [FileDeclarations], depth: Depth, texts: [String] = []) {
        self.depth = depth
        for text in texts { mention(namesIn: text) }
        givenNames = mentioned
        add(files)
    }

    /// Whether the file with `outline` may declare something relevant, what its extensions hold aside.
    public func wants(_ outline: FileOutline) -> Bool {
        outline.exportsModules || outline.declared.contains(where: mentioned.contains)
            || outline.extended.contains(where: extended.contains)
            || outline.conforming.contains(where: compared.contains)
    }

    /// Whether extensions in the file with `outline` may hold something relevant: then `wants(namesInExtensions:)` knows.
    public func mayWantExtensions(of outline: FileOutline) -> Bool {
        outline.extended.contains(where: prefixes.contains)
    }

    /// Whether something relevant is among `names`, which extensions declare of what paths begin with.
    public func wants(namesInExtensions names: [UInt64]) -> Bool { names.contains(where: mentioned.contains) }

    /// Adds `files`, and mentions what they name as far as it is relevant.
    public mutating func add(_ files: [FileDeclarations]) {
        for file in files {
            let number = self.files.count
            self.files.append(file)
            for (index, declaration) in file.protocols.enumerated() {
                register(declaration.simpleName, .protocol(number, index))
            }
            for (index, declaration) in file.types.enumerated() {
                register(declaration.simpleName, .type(number, index))
            }
            for (index, declaration) in file.aliases.enumerated() {
                register(declaration.simpleName, .alias(number, index))
            }
        }
        lookIntoPending()
    }

    /// Examines `declaration`, which is in one of the files, as if it were mentioned.
    public mutating func choose(_ declarations: [ProtocolDeclaration]) {
        for declaration in declarations { mention(declaration.simpleName) }
        lookIntoPending()
    }

    private mutating func register(_ name: String, _ place: Place) {
        let hash = QuickScan.hash(of: name)
        places[hash, default: []].append(place)
        if mentioned.contains(hash) { pending.append((place, followed.contains(hash))) }
    }

    // MARK: - Names

    private mutating func mention(_ hash: UInt64, isPrefix: Bool = false, isFollowed: Bool = true) {
        if isPrefix { prefixes.insert(hash) }
        let isNew = mentioned.insert(hash).inserted
        let isNewlyFollowed = isFollowed && followed.insert(hash).inserted
        guard isNew || isNewlyFollowed else { return }
        for place in places[hash] ?? [] { pending.append((place, isNewlyFollowed)) }
        // The platform's protocols name types that the sources may declare as well.
        guard isNewlyFollowed, let standard = Self.standard[hash] else { return }
        for text in standard { mention(namesIn: text) }
    }

    private mutating func mention(_ name: String) { mention(QuickScan.hash(of: name)) }

    private mutating func mention(namesIn written: InSource<ByteRange>, isFollowed: Bool = true) {
        written.source.visitNames(in: written.piece) { mention($0, isPrefix: $1, isFollowed: isFollowed) }
    }

    private mutating func mention(namesIn text: String) {
        let source = SourceText(path: "", text: text)
        mention(namesIn: source[source.range])
    }

    private static let standard = Dictionary(
        StandardProtocols.all.map { (QuickScan.hash(of: $0.name), [$0.declaration]) }, uniquingKeysWith: +)

    // MARK: - Declarations

    private mutating func lookIntoPending() {
        while let (place, isFollowed) = pending.popLast() {
            switch place {
            case .protocol(let file, let index):
                if isFollowed { look(into: files[file].protocols[index]) }
            case .alias(let file, let index):
                let alias = files[file].aliases[index]
                mention(namesIn: alias.source[alias.details.type.range], isFollowed: isFollowed)
            case .type(let file, let index):
                if isFollowed { followExtensions(of: files[file].types[index]) }
                guard depth == .everything || files[file].types[index].mayBeMade else { continue }
                // Its members are kept: values will be made of them.
                files[file].types[index] = files[file].types[index].keepingMembers(functions: depth == .everything)
                if isFollowed { look(into: files[file].types[index]) }
            }
        }
    }

    /// Makes extensions of `type` relevant: of most types only whether they say that values can be compared.
    private mutating func followExtensions(of type: TypeDeclaration) {
        let hash = QuickScan.hash(of: type.simpleName)
        if givenNames.contains(hash) { extended.insert(hash) } else { compared.insert(hash) }
    }

    private mutating func look(into declaration: ProtocolDeclaration) {
        mention(namesIn: declaration.source[declaration.syntax.range])
        extended.insert(QuickScan.hash(of: declaration.simpleName))
        // Inside a type, a name means a nested type first, wherever an extension adds it.
        for level in declaration.scope.levels {
            mention(namesIn: level.name + ".")
            for attribute in level.attributes { mention(namesIn: attribute.description) }
        }
    }

    private mutating func look(into type: TypeDeclaration) {
        let members = type.details.members
        if depth == .everything {
            extended.insert(QuickScan.hash(of: type.simpleName))
            let header = ByteRange(start: type.syntax.range.lowerBound, end: members.range.lowerBound)
            mention(namesIn: type.source[header])
        }
        for member in members.members { look(into: type.source[member]) }
    }

    /// Examines the members that say how values are made, or what they contain.
    private mutating func look(into member: InSource<DeclSyntax>) {
        switch member.piece.kind {
        case .initializer(let initializer):
            for parameter in initializer.parameters where depth == .everything || parameter.defaultValue == nil {
                mention(namesIn: member[parameter.type.range], isFollowed: depth == .everything)
            }
        case .variable(let variable):
            for binding in variable.bindings where depth == .everything || binding.accessors == nil {
                if let type = binding.type {
                    mention(namesIn: member[type.range], isFollowed: depth == .everything)
                } else if depth == .everything, let value = binding.initialValue {
                    mention(namesIn: member[value])
                }
            }
        default: break
        }
    }
}

extension TypeDeclaration {
    /// Whether a value of it might be made, judging by its own declaration.
    fileprivate var mayBeMade: Bool { details.genericParameters.isEmpty && details.kind != .enum }
}
