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
    /// The names mentioned, with the modules that mention them and what these need of them.
    private var mentioned: NamesInModules
    /// Those of them that were mentioned before anything was examined.
    private var givenNames: Set<UInt64> = []
    /// What paths begin with: extensions of it may declare what they mean.
    private var prefixes: NamesInModules
    /// The protocols and types of which all extensions are relevant, with the modules that declare them.
    private var extended: NamesInModules
    /// The types of which those extensions are relevant that make them conform to something.
    private var compared: NamesInModules
    /// The declarations added.
    private var declared: [Declared] = []
    /// Where the last of each name is in `declared`, by their own names.
    private var numbers = NameTable()
    /// Mentioned declarations that have not been examined yet, with what is newly needed of them.
    private var pending: [(declared: Declared, new: NameNeeds)] = []
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
        /// Where the one of the same name is that was added before it.
        let earlier: Int?
        var needs = NameNeeds()
    }

    /// Begins with `files`, and with the names in `texts`, which are source code of any module.
    public init(
        _ files: [FileDeclarations], depth: Depth, texts: [String] = [], modules: ModuleGraph = ModuleGraph()
    ) {
        self.depth = depth
        self.modules = modules
        let none = NamesInModules(of: modules.count)
        (mentioned, prefixes, extended, compared) = (none, none, none, none)
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
        let number = declared.count
        let known = numbers.add(hash, number)
        let earlier = known == number ? nil : known
        if earlier != nil { numbers.replace(hash, by: number) }
        declared.append(Declared(place: place, module: module, earlier: earlier))
        examine(number, for: mentioned.needs(of: hash, in: modules.seers(of: module)))
    }

    /// Has declaration `number` examined for those of `needs` for which it has not been so far.
    private mutating func examine(_ number: Int, for needs: NameNeeds) {
        let new = needs.subtracting(declared[number].needs)
        if new.isEmpty { return }
        declared[number].needs.formUnion(new)
        pending.append((declared[number], new))
    }

    // MARK: - Names

    private mutating func mention(
        _ hash: UInt64, isPrefix: Bool = false, for needs: NameNeeds = .all, in module: ModuleGraph.Number
    ) {
        if isPrefix { prefixes.insert(hash, in: module) }
        let new = mentioned.insert(hash, for: needs, in: module)
        if new.isEmpty { return }
        var next = numbers[hash]
        while let number = next {
            if modules.seen(by: module).contains(declared[number].module.value) { examine(number, for: new) }
            next = declared[number].earlier
        }
        // The platform's protocols name types that the sources may declare as well.
        guard new.contains(.relations), let standard = Self.standard[hash] else { return }
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
        namesIn written: InSource<ByteRange>, for needs: NameNeeds = .all, in module: ModuleGraph.Number
    ) {
        written.source.visitNames(in: written.piece) { mention($0, isPrefix: $1, for: needs, in: module) }
    }

    private mutating func mention(namesIn text: String, in module: ModuleGraph.Number) {
        let source = SourceText(path: "", text: text)
        mention(namesIn: source[source.range], in: module)
    }

    private static let standard = Dictionary(
        StandardProtocols.all.map { (QuickScan.hash(of: $0.name), [$0.declaration]) }, uniquingKeysWith: +)

    // MARK: - Declarations

    private mutating func lookIntoPending() {
        while let (declared, new) = pending.popLast() {
            let module = declared.module
            switch declared.place {
            case .protocol(let file, let index):
                if new.contains(.relations) { look(into: files[file].protocols[index], in: module) }
            case .alias(let file, let index):
                let alias = files[file].aliases[index]
                // A function that a parameter takes may be called with values.
                mention(namesIn: alias.source[alias.details.type.range], for: new.union(.value), in: module)
            case .type(let file, let index):
                if new.contains(.relations) { followExtensions(of: files[file].types[index], in: module) }
                let isWanted = depth == .everything || files[file].types[index].mayBeMade
                guard isWanted, declared.needs.contains(.value) else { continue }
                // Its members are kept: values will be made of them.
                files[file].types[index] = files[file].types[index].keepingMembers(functions: depth == .everything)
                if declared.needs.contains(.relations) { look(into: files[file].types[index], in: module) }
            }
        }
    }

    /// Makes extensions of `type` relevant: of most types only whether they say that values can be compared.
    private mutating func followExtensions(of type: TypeDeclaration, in module: ModuleGraph.Number) {
        let hash = QuickScan.hash(of: type.simpleName)
        if givenNames.contains(hash) { extended.insert(hash, in: module) } else { compared.insert(hash, in: module) }
    }

    private mutating func look(into declaration: ProtocolDeclaration, in module: ModuleGraph.Number) {
        var start = declaration.syntax.range.lowerBound
        for type in declaration.typesOfReceivedValues {
            mention(namesIn: declaration.source[ByteRange(start: start, end: type.lowerBound)], in: module)
            mention(namesIn: declaration.source[type], for: depth == .everything ? .all : .relations, in: module)
            start = type.upperBound
        }
        let rest = ByteRange(start: start, end: declaration.syntax.range.upperBound)
        mention(namesIn: declaration.source[rest], in: module)
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
        let initializers = members.members.filter(\.isInitializer)
        let relevant = depth == .everything || initializers.isEmpty ? members.members : initializers
        for member in relevant { look(into: type.source[member], in: module) }
    }

    /// Examines the members that say how values are made, or what they contain.
    ///
    /// Values are made by initialisers that simply give them, from what these need, and a property that starts with a
    /// value needs none.
    private mutating func look(into member: InSource<DeclSyntax>, in module: ModuleGraph.Number) {
        let needs: NameNeeds = depth == .everything ? .all : .value
        switch member.piece.kind {
        case .initializer(let initializer):
            guard depth == .everything || initializer.givesValues else { break }
            for parameter in initializer.parameters where depth == .everything || parameter.defaultValue == nil {
                mention(namesIn: member[parameter.type.range], for: needs, in: module)
            }
        case .variable(let variable):
            for binding in variable.bindings where depth == .everything || binding.accessors == nil {
                if let type = binding.type, depth == .everything || binding.initialValue == nil {
                    mention(namesIn: member[type.range], for: needs, in: module)
                } else if depth == .everything, let value = binding.initialValue {
                    mention(namesIn: member[value], in: module)
                }
            }
        default: break
        }
    }
}

extension InitializerSyntax {
    /// Whether it gives a value whenever it is called, of a type that nobody has to name.
    fileprivate var givesValues: Bool {
        optionalMark == nil && !effects.isAsync && !effects.isThrowing && genericParameters.isEmpty
    }
}

extension TypeDeclaration {
    /// Whether a value of it might be made, judging by its own declaration.
    fileprivate var mayBeMade: Bool { details.genericParameters.isEmpty && details.kind != .enum }
}

extension ProtocolDeclaration {
    /// The places of the types of parameters, in order, of which a double never makes a value: it receives them.
    ///
    /// A function is called, for which values of its own parameters may be made.
    fileprivate var typesOfReceivedValues: [ByteRange] {
        requirements.flatMap { requirement in
            zip(requirement.syntax.parameters, requirement.signature.parameters).lazy
                .filter { !$0.1.type.holdsFunction }.map(\.0.type.range)
        }
    }
}

extension DeclSyntax {
    /// Whether it declares an initialiser: a type with one of its own has none that the compiler writes.
    fileprivate var isInitializer: Bool { if case .initializer = kind { true } else { false } }

    /// The parameters of a function, an initialiser or a subscript.
    fileprivate var parameters: [ParameterSyntax] {
        switch kind {
        case .function(let function): function.parameters
        case .initializer(let initializer): initializer.parameters
        case .subscript(let `subscript`): `subscript`.parameters
        default: []
        }
    }
}

extension SwiftType {
    /// Whether a function type is written in it.
    fileprivate var holdsFunction: Bool { contains { if case .function = $0 { true } else { false } } }
}
