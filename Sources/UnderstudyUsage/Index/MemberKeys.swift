import UnderstudySemantics
import UnderstudySyntax

/// Which member of the sources each of the compiler's declarations is.
struct MemberKeys {
    private var members: [SymbolKey: MemberID] = [:]
    /// Declarations in the sources that are not members.
    private var others: Set<SymbolKey> = []
    /// What each member implements or overrides.
    private(set) var overridden: [MemberID: [MemberID]] = [:]

    init(_ compiled: [CompiledFile], numbers: [String: FileID], in symbols: Symbols) {
        let places = MemberPlaces(symbols, isByName: compiled.contains { !$0.isCurrent })
        for file in compiled {
            guard let id = numbers[file.path] else { continue }
            for definition in file.definitions {
                if let member = places.member(of: definition, in: id) {
                    members[definition.key] = member
                } else if file.isCurrent {
                    others.insert(definition.key)
                }
            }
        }
        for file in compiled {
            for definition in file.definitions where !definition.overridden.isEmpty {
                guard let member = members[definition.key] else { continue }
                let bases = definition.overridden.compactMap { members[$0] }
                if !bases.isEmpty { overridden[member, default: []] += bases }
            }
            for witness in file.witnesses {
                guard let member = members[witness.member], let base = members[witness.requirement],
                    overridden[member]?.contains(base) != true
                else { continue }
                overridden[member, default: []].append(base)
            }
        }
    }

    func member(_ key: SymbolKey) -> MemberID? { members[key] }

    func isOther(_ key: SymbolKey) -> Bool { others.contains(key) && members[key] == nil }
}

/// The members of the sources by the place of their declaration, and by their names.
private struct MemberPlaces {
    private struct Key: Hashable {
        let file: FileID
        let offset: Int32
    }

    private struct Name: Hashable {
        let file: FileID
        let parent: String
        let base: String
    }

    private var byPlace: [Key: MemberID] = [:]
    private var byName: [Name: [MemberID]] = [:]
    private let symbols: Symbols

    init(_ symbols: Symbols, isByName: Bool) {
        self.symbols = symbols
        for member in symbols.members.elements {
            let file = symbols.places[member.place].file
            byPlace[Key(file: file, offset: member.nameRange.start)] = member.id
            if isByName { byName[name(member, in: file), default: []].append(member.id) }
        }
    }

    private func name(_ member: MemberInfo, in file: FileID) -> Name {
        Name(file: file, parent: member.owner.map { symbols.types[$0].simpleName } ?? "", base: member.name)
    }

    /// The member that `definition` declares: by its place or, if the file has changed since, by its name if only one
    /// has it.
    func member(of definition: CompiledFile.Definition, in file: FileID) -> MemberID? {
        if let offset = definition.offset { return byPlace[Key(file: file, offset: offset)] }
        let base = String(definition.name.prefix { $0 != "(" })
        let candidates = byName[Name(file: file, parent: definition.parent ?? "", base: base)] ?? []
        let named = candidates.filter { fullName(of: $0) == definition.name }
        return named.count == 1 ? named[0] : nil
    }

    private func fullName(of id: MemberID) -> String {
        let member = symbols.members[id]
        let source = symbols.places[member.place].source
        switch member.syntax.kind {
        case .function(let function): return DeclarationName.of(source[function])
        case .initializer(let initializer):
            return DeclarationName.of(source[initializer]).filter { $0 != "?" && $0 != "!" }
        case .subscript(let syntax): return DeclarationName.of(source[syntax])
        default: return member.name
        }
    }
}

extension MemberInfo {
    /// Where it is named: for initialisers and subscripts, the keyword.
    var nameRange: ByteRange {
        switch syntax.kind {
        case .function(let function): function.name
        case .variable: binding?.name ?? syntax.introducer
        case .enumCase(let elements): index < elements.count ? elements[index].name : syntax.introducer
        default: syntax.introducer
        }
    }
}
