public import UnderstudySyntax

/// The names that doubles of some protocols may look up, and the files that may declare them.
///
/// Whatever is looked up for a double is named in the protocol or around it, or by a declaration that was found that
/// way: in an alias, or in an initialiser or a property from which values are made. So the relevant files are found in
/// rounds: `wants` says whether a file declares a mentioned name, `add` adds such files, and mentions the names in
/// them. A name only means what the module sees in which it is written: where many packages are read at once, many names
/// are those of other packages' types as well.
public struct NameClosure: Sendable {
    /// The files added.
    public private(set) var files: [FileDeclarations] = []
    /// The names mentioned, with the modules that mention them.
    private var mentioned: NamesInModules
    /// Those of them that were mentioned before anything was examined.
    private var givenNames: Set<UInt64> = []
    /// Those of them whose declarations name relevant declarations in turn.
    private var followed: NamesInModules
    /// What paths begin with: extensions of it may declare what they mean.
    private var prefixes: NamesInModules
    /// The protocols and types of which all extensions are relevant, with the modules that declare them.
    private var extended: NamesInModules
    /// The types of which those extensions are relevant that make them conform to something.
    private var compared: NamesInModules
    /// The declarations added.
    private var declared: [Declared] = []
    /// Where they are in `declared`, by their own names.
    private var numbers: [UInt64: [Int]] = [:]
    /// Mentioned declarations that have not been examined yet.
    private var pending: [(declared: Declared, isFollowed: Bool)] = []
    private let depth: Depth
    private let modules: ModuleGraph
    /// The names in the platform's protocols that were mentioned, by theirs, so that none is read twice.
    private var standardNames: [UInt64: [(hash: UInt64, isPrefix: Bool)]] = [:]

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

    /// A declaration that was added, and how far it is known to matter.
    private struct Declared {
        let place: Place
        let module: ModuleGraph.Number
        var isMentioned = false
        var isFollowed = false
    }

    /// Begins with `files`, and with the names in `texts`, which are source code of any module.
    public init(
        _ files: [FileDeclarations], depth: Depth, texts: [String] = [], modules: ModuleGraph = ModuleGraph()
    ) {
        self.depth = depth
        self.modules = modules
        let none = NamesInModules(of: modules.count)
        (mentioned, followed, prefixes, extended, compared) = (none, none, none, none, none)
        for text in texts { mention(namesIn: text, in: .unknown) }
        givenNames = mentioned.names
        add(files)
    }

    /// Whether the file with `outline`, of `module`, may declare something relevant, what its extensions hold aside.
    public func wants(_ outline: FileOutline, of module: ModuleGraph.Number = .unknown) -> Bool {
        outline.exportsModules
            || mentioned.containsOne(of: outline.declared, in: modules.seers(of: module))
            || extended.containsOne(of: outline.extended, in: modules.seen(by: module))
            || compared.containsOne(of: outline.conforming, in: modules.seen(by: module))
    }

    /// Whether extensions in the file with `outline` may hold something relevant: then `wants(namesInExtensions:)` knows.
    public func mayWantExtensions(of outline: FileOutline, of module: ModuleGraph.Number = .unknown) -> Bool {
        prefixes.containsOne(of: outline.extended, in: modules.seers(of: module))
    }

    /// Whether something relevant is among `names`, which extensions declare of what paths begin with.
    public func wants(namesInExtensions names: [UInt64], of module: ModuleGraph.Number = .unknown) -> Bool {
        mentioned.containsOne(of: names, in: modules.seers(of: module))
    }

    /// Adds `files`, and mentions what they name as far as it is relevant.
    public mutating func add(_ files: [FileDeclarations]) {
        for file in files {
            let number = self.files.count
            let module = modules.number(of: file.module)
            self.files.append(file)
            for (index, declaration) in file.protocols.enumerated() {
                register(declaration.simpleName, .protocol(number, index), module)
            }
            for (index, declaration) in file.types.enumerated() {
                register(declaration.simpleName, .type(number, index), module)
            }
            for (index, declaration) in file.aliases.enumerated() {
                register(declaration.simpleName, .alias(number, index), module)
            }
        }
        lookIntoPending()
    }

    /// Examines `declaration`, which is in one of the files, as if it were mentioned.
    public mutating func choose(_ declarations: [ProtocolDeclaration]) {
        for declaration in declarations {
            mention(QuickScan.hash(of: declaration.simpleName), in: modules.number(of: declaration.module))
        }
        lookIntoPending()
    }

    private mutating func register(_ name: String, _ place: Place, _ module: ModuleGraph.Number) {
        let hash = QuickScan.hash(of: name)
        numbers[hash, default: []].append(declared.count)
        declared.append(Declared(place: place, module: module))
        let seers = modules.seers(of: module)
        if mentioned.contains(hash, in: seers) {
            examine(declared.count - 1, isFollowed: followed.contains(hash, in: seers))
        }
    }

    /// Has declaration `number` examined, if it has not been so far.
    private mutating func examine(_ number: Int, isFollowed: Bool) {
        guard !declared[number].isMentioned || isFollowed && !declared[number].isFollowed else { return }
        declared[number].isMentioned = true
        if isFollowed { declared[number].isFollowed = true }
        pending.append((declared[number], isFollowed))
    }

    // MARK: - Names

    private mutating func mention(
        _ hash: UInt64, isPrefix: Bool = false, isFollowed: Bool = true, in module: ModuleGraph.Number
    ) {
        if isPrefix { prefixes.insert(hash, in: module) }
        let isNew = mentioned.insert(hash, in: module)
        let isNewlyFollowed = isFollowed && followed.insert(hash, in: module)
        guard isNew || isNewlyFollowed else { return }
        if let found = numbers[hash] {
            let seen = modules.seen(by: module)
            for number in found where seen.contains(declared[number].module.value) {
                examine(number, isFollowed: isNewlyFollowed)
            }
        }
        // The platform's protocols name types that the sources may declare as well.
        guard isNewlyFollowed, let standard = Self.standard[hash] else { return }
        for name in names(in: standard, of: hash) { mention(name.hash, isPrefix: name.isPrefix, in: module) }
    }

    /// The names in `texts`, which declare the platform's protocols of the name `hash`.
    private mutating func names(in texts: [String], of hash: UInt64) -> [(hash: UInt64, isPrefix: Bool)] {
        if let known = standardNames[hash] { return known }
        var names: [(hash: UInt64, isPrefix: Bool)] = []
        for text in texts {
            let source = SourceText(path: "", text: text)
            source.visitNames(in: source.range) { names.append(($0, $1)) }
        }
        standardNames[hash] = names
        return names
    }

    private mutating func mention(
        namesIn written: InSource<ByteRange>, isFollowed: Bool = true, in module: ModuleGraph.Number
    ) {
        written.source.visitNames(in: written.piece) { mention($0, isPrefix: $1, isFollowed: isFollowed, in: module) }
    }

    private mutating func mention(namesIn text: String, in module: ModuleGraph.Number) {
        let source = SourceText(path: "", text: text)
        mention(namesIn: source[source.range], in: module)
    }

    private static let standard = Dictionary(
        StandardProtocols.all.map { (QuickScan.hash(of: $0.name), [$0.declaration]) }, uniquingKeysWith: +)

    // MARK: - Declarations

    private mutating func lookIntoPending() {
        while let (declared, isFollowed) = pending.popLast() {
            let module = declared.module
            switch declared.place {
            case .protocol(let file, let index):
                if isFollowed { look(into: files[file].protocols[index], in: module) }
            case .alias(let file, let index):
                let alias = files[file].aliases[index]
                mention(
                    namesIn: alias.source[alias.details.type.range], isFollowed: isFollowed, in: module)
            case .type(let file, let index):
                if isFollowed { followExtensions(of: files[file].types[index], in: module) }
                guard depth == .everything || files[file].types[index].mayBeMade else { continue }
                // Its members are kept: values will be made of them.
                files[file].types[index] = files[file].types[index].keepingMembers(functions: depth == .everything)
                if isFollowed { look(into: files[file].types[index], in: module) }
            }
        }
    }

    /// Makes extensions of `type` relevant: of most types only whether they say that values can be compared.
    private mutating func followExtensions(of type: TypeDeclaration, in module: ModuleGraph.Number) {
        let hash = QuickScan.hash(of: type.simpleName)
        if givenNames.contains(hash) { extended.insert(hash, in: module) } else { compared.insert(hash, in: module) }
    }

    private mutating func look(into declaration: ProtocolDeclaration, in module: ModuleGraph.Number) {
        mention(namesIn: declaration.source[declaration.syntax.range], in: module)
        extended.insert(QuickScan.hash(of: declaration.simpleName), in: module)
        // Inside a type, a name means a nested type first, wherever an extension adds it.
        for level in declaration.scope.levels {
            mention(namesIn: level.name + ".", in: module)
            for attribute in level.attributes { mention(namesIn: attribute.description, in: module) }
        }
    }

    private mutating func look(into type: TypeDeclaration, in module: ModuleGraph.Number) {
        let members = type.details.members
        if depth == .everything {
            extended.insert(QuickScan.hash(of: type.simpleName), in: module)
            let header = ByteRange(start: type.syntax.range.lowerBound, end: members.range.lowerBound)
            mention(namesIn: type.source[header], in: module)
        }
        for member in members.members { look(into: type.source[member], in: module) }
    }

    /// Examines the members that say how values are made, or what they contain.
    private mutating func look(into member: InSource<DeclSyntax>, in module: ModuleGraph.Number) {
        switch member.piece.kind {
        case .initializer(let initializer):
            for parameter in initializer.parameters where depth == .everything || parameter.defaultValue == nil {
                mention(namesIn: member[parameter.type.range], isFollowed: depth == .everything, in: module)
            }
        case .variable(let variable):
            for binding in variable.bindings where depth == .everything || binding.accessors == nil {
                if let type = binding.type {
                    mention(namesIn: member[type.range], isFollowed: depth == .everything, in: module)
                } else if depth == .everything, let value = binding.initialValue {
                    mention(namesIn: member[value], in: module)
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

/// Names by their hashes, each with modules.
private struct NamesInModules: Sendable {
    private var places: [UInt64: Int] = [:]
    /// The bits of the modules, as in a `ModuleSet`, of one name after the other: no name has an array of its own.
    private var words: [UInt64] = []
    private let width: Int

    /// Holds none, of as many modules as `count`.
    init(of count: Int) { width = ModuleSet.wordCount(count) }

    var names: Set<UInt64> { Set(places.keys) }

    /// Adds the name with `module`, and says whether that is new.
    @discardableResult
    mutating func insert(_ name: UInt64, in module: ModuleGraph.Number) -> Bool {
        var place = words.count
        if let known = places[name] {
            place = known
        } else {
            places[name] = place
            for _ in 0..<width { words.append(0) }
        }
        place += module.value / 64
        let former = words[place]
        words[place] = former | ModuleSet.bit(module.value)
        return words[place] != former
    }

    /// Whether one of `others` has the name.
    func contains(_ name: UInt64, in others: ModuleSet) -> Bool {
        guard let place = places[name] else { return false }
        var index = 0
        while index < width {
            if words[place + index] & others.words[index] != 0 { return true }
            index += 1
        }
        return false
    }

    /// Whether one of `others` has one of `names`.
    func containsOne(of names: [UInt64], in others: ModuleSet) -> Bool {
        for name in names where contains(name, in: others) { return true }
        return false
    }
}
