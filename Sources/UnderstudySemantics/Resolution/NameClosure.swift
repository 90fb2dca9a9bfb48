public import UnderstudySyntax

/// The names that doubles of some protocols may look up, and the files that may declare them.
///
/// Whatever is looked up for a double is named in the protocol or around it, or by a declaration that was found that
/// way: in an alias, or in an initialiser or a property from which values are made. So the relevant files are found in
/// rounds: `wants` says whether a file declares a mentioned name, `part` what of it is relevant, and `add` adds that, and
/// mentions the names in it. A name only means what the module sees in which it is written: where many packages are read at once, many names
/// are those of other packages' types as well.
public struct NameClosure: Sendable {
    /// The files added, with what was opened of them.
    private var read: [FileDeclarations] = []
    /// Where those are among them of which types are opened once they are mentioned, by their paths.
    private var closed: [String: Int] = [:]
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
    /// Which modules see which.
    let modules: ModuleGraph
    /// The names in the platform's protocols that were mentioned, by theirs, so that none is read twice.
    private var standardNames: [UInt64: [(hash: UInt64, isPrefix: Bool)]] = [:]

    /// How much of a type may be needed.
    public enum Depth: Sendable {
        /// How a value of it can be made, from values that need no others, as in `DefaultValues`.
        case values
        /// All its members, including those in extensions.
        case everything
    }

    /// A declaration that was added, and how far it is known to matter.
    ///
    /// There may be tens of thousands: so the numbers have 32 bits.
    private struct Declared {
        var kind: Kind
        var needs = NameNeeds()
        let module: ModuleGraph.Number
        /// The index of its file.
        let file: Int32
        /// Its own among the declarations of its kind.
        let index: Int32
        /// Where the one of the same name is that was added before it; negative where there is none.
        let earlier: Int32

        /// The numbers of its file and of itself.
        var place: (file: Int, index: Int) { (Int(file), Int(index)) }
    }

    /// What is declared.
    private enum Kind {
        case `protocol`, type, alias
        /// An extension whose members were not gathered, by the last name of the type.
        case `extension`
        /// Something of a file in whose place another one was added.
        case replaced
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
        // One after the other: what `||` joins would hold copies of all this in a build without optimisation.
        if outline.exportsModules { return true }
        if mentioned.containsOne(of: outline.declared, in: modules.seers(of: module)) { return true }
        if extended.containsOne(of: outline.extended, in: modules.seen(by: module)) { return true }
        return compared.containsOne(of: outline.conforming, in: modules.seen(by: module))
    }

    /// Whether one of `others` mentions the name with `hash`.
    func isMentioned(_ hash: UInt64, in others: ModuleSet) -> Bool { !mentioned.needs(of: hash, in: others).isEmpty }

    /// Whether extensions of the type are relevant whose name has `hash`, and that one of `others` declares.
    func follows(_ hash: UInt64, in others: ModuleSet) -> Bool {
        !extended.needs(of: hash, in: others).isEmpty || !compared.needs(of: hash, in: others).isEmpty
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
    ///
    /// Of a file that was added before only a part was kept, as `part` gave it: what is added now takes its place.
    public mutating func add(_ files: [FileDeclarations]) {
        forget(files)
        for file in files {
            let number = number(for: file)
            let module = modules.number(of: file.module)
            for index in 0..<file.protocols.count {
                register(file.protocols[index].simpleName, .protocol, (number, index), module)
            }
            registerTypes(of: number, from: (0, 0), module)
            guard file.isClosed else { continue }
            for index in 0..<file.extensions.count {
                register(file.extensions[index].extendedSimpleName, .extension, (number, index), module)
            }
        }
        lookIntoPending()
    }

    /// Forgets what was declared by those of `files` that were added before.
    private mutating func forget(_ files: [FileDeclarations]) {
        var isReplaced = [Bool](repeating: false, count: read.count)
        var replacesOne = false
        for file in files {
            guard let number = closed[file.source.path] else { continue }
            isReplaced[number] = true
            replacesOne = true
        }
        if !replacesOne { return }
        for index in 0..<declared.count where isReplaced[Int(declared[index].file)] {
            declared[index].kind = .replaced
            declared[index].needs = .all
        }
    }

    /// Puts `file` where it was before, or behind the others, and gives its number.
    private mutating func number(for file: FileDeclarations) -> Int {
        if let number = closed[file.source.path] {
            read[number] = file
            return number
        }
        if file.isClosed { closed[file.source.path] = read.count }
        read.append(file)
        return read.count - 1
    }

    /// Gives the files that were added, and ends with that.
    ///
    /// Of those of which types were opened once they were mentioned, nothing is left but what was mentioned, and the text
    /// around that.
    public mutating func finish() -> [FileDeclarations] {
        var used = [[FileDeclarations.Part]](repeating: [], count: read.count)
        for entry in declared where !entry.needs.isEmpty {
            let (file, index) = entry.place
            switch entry.kind {
            case .protocol, .replaced: break
            case .type: used[file].append(.type(index))
            case .alias: used[file].append(.alias(index))
            case .extension: used[file].append(.extension(index))
            }
        }
        // One after the other is freed.
        var files = read
        read = []
        for number in 0..<files.count where files[number].isClosed {
            let seen = modules.seen(by: modules.number(of: files[number].module))
            for index in 0..<files[number].extensions.count
            where follows(QuickScan.hash(of: files[number].extensions[index].extendedSimpleName), in: seen) {
                used[number].append(.extension(index))
            }
            files[number].keep(used[number])
        }
        return files
    }

    /// Registers the types and aliases of file `number`, those of each from a place on.
    private mutating func registerTypes(
        of number: Int, from start: (type: Int, alias: Int), _ module: ModuleGraph.Number
    ) {
        let (types, aliases) = (read[number].types, read[number].aliases)
        for index in start.type..<types.count { register(types[index].simpleName, .type, (number, index), module) }
        for index in start.alias..<aliases.count {
            register(aliases[index].simpleName, .alias, (number, index), module)
        }
    }

    /// Has `open` gather what is nested in a declaration of file `number`, and registers it.
    private mutating func open(
        _ number: Int, _ module: ModuleGraph.Number, _ open: (inout FileDeclarations) -> Void
    ) {
        guard read[number].isClosed else { return }
        let start = (read[number].types.count, read[number].aliases.count)
        open(&read[number])
        registerTypes(of: number, from: start, module)
    }

    /// Examines `declaration`, which is in one of the files, as if it were mentioned.
    public mutating func choose(_ declarations: [ProtocolDeclaration]) {
        for declaration in declarations {
            mention(QuickScan.hash(of: declaration.simpleName), in: modules.number(of: declaration.module))
        }
        lookIntoPending()
    }

    private mutating func register(
        _ name: String, _ kind: Kind, _ place: (file: Int, index: Int), _ module: ModuleGraph.Number
    ) {
        let hash = QuickScan.hash(of: name)
        let number = declared.count
        let known = numbers.add(hash, number)
        let isFirst = known == number
        if !isFirst { numbers.replace(hash, by: number) }
        declared.append(
            Declared(
                kind: kind, module: module, file: Int32(place.file), index: Int32(place.index),
                earlier: isFirst ? -1 : Int32(known)))
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
        var number = numbers[hash] ?? -1
        while number >= 0 {
            if modules.seen(by: module).contains(declared[number].module.value) { examine(number, for: new) }
            number = Int(declared[number].earlier)
        }
        // The platform's protocols name types that the sources may declare as well.
        guard new.relations, let standard = Self.standard[hash] else { return }
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
            let (file, index) = declared.place
            switch declared.kind {
            case .replaced: break
            case .protocol:
                if new.relations { look(into: read[file].protocols[index], in: module) }
            case .alias:
                let alias = read[file].aliases[index]
                // A function that a parameter takes may be called with values.
                let needs = NameNeeds(relations: new.relations, value: true)
                mention(namesIn: alias.source[alias.details.type.range], for: needs, in: module)
            case .extension:
                open(file, module) { $0.open(extensionAt: index) }
            case .type:
                open(file, module) { $0.open(typeAt: index) }
                let type = read[file].types[index]
                if new.relations { followExtensions(of: type, in: module) }
                let isInherited = declared.needs.inheritance
                if isInherited { inherit(type, in: module) }
                if new.value || read[file].settings.isMainActorByDefault { followParents(of: type, in: file, module) }
                guard depth == .everything || isInherited || type.mayBeMade, declared.needs.value else { continue }
                // Its members are kept: values will be made of them, or a double inherits them.
                let whole =
                    isInherited ? type.keepingAllMembers() : type.keepingMembers(functions: depth == .everything)
                read[file].types[index] = whole
                if declared.needs.relations { look(into: whole, in: module) }
            }
        }
    }

    /// Makes the parents of `type`, which is in file `number`, relevant where they decide on which actor it is.
    private mutating func followParents(of type: TypeDeclaration, in number: Int, _ module: ModuleGraph.Number) {
        let isMain = read[number].settings.isMainActorByDefault
        for parent in type.details.inherited {
            // Elsewhere it is enough to know what the parents say themselves.
            mention(namesIn: type.source[parent.range], for: isMain ? .relations : .value, in: module)
        }
    }

    /// Makes extensions of `type` relevant: of most types only whether they say that values can be compared.
    private mutating func followExtensions(of type: TypeDeclaration, in module: ModuleGraph.Number) {
        let hash = QuickScan.hash(of: type.simpleName)
        if givenNames.contains(hash) { extended.insert(hash, in: module) } else { compared.insert(hash, in: module) }
    }

    /// Makes relevant what types get that inherit from `type`.
    private mutating func inherit(_ type: TypeDeclaration, in module: ModuleGraph.Number) {
        extended.insert(QuickScan.hash(of: type.simpleName), in: module)
        for inherited in type.details.inherited {
            mention(namesIn: type.source[inherited.range], for: .inheritance, in: module)
        }
    }

    private mutating func look(into declaration: ProtocolDeclaration, in module: ModuleGraph.Number) {
        for inherited in declaration.details.inherited {
            mention(namesIn: declaration.source[inherited.range], for: .inheritance, in: module)
        }
        if let clause = declaration.details.whereClause {
            mention(namesIn: declaration.source[clause.range], for: .inheritance, in: module)
        }
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
