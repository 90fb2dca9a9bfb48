import UnderstudySemantics
import UnderstudySyntax

/// All types of the sources with their members, gathered once and shared by all readers of bodies.
struct Symbols: Sendable {
    var files = Table<FileDeclarations>()
    var types = Table<TypeInfo>()
    var members = Table<MemberInfo>()
    var aliases = Table<AliasInfo>()
    var places = Table<Place>()
    /// The types by their paths.
    var typesByPath: [String: [TypeID]] = [:]
    /// The aliases outside types by name.
    var topLevelAliases: [String: [AliasID]] = [:]
    /// The functions and properties outside types by base name.
    var globals: [String: [MemberID]] = [:]
    /// The modules of the files read.
    var modules: Set<String> = []
    /// The modules that some file imports.
    var importedModules: Set<String> = []
    /// The places where the generic parameters of a member are visible.
    var memberPlaces: [MemberID: PlaceID] = [:]
    /// The places of constrained extensions and members without their constraints.
    var plainPlaces: [PlainPlace: PlaceID] = [:]
    /// The names of all functions.
    var functionNames: Set<String> = []
    /// The names that protocols, and aliases that may stand for protocols, have in their scopes.
    var namesOfProtocols: Set<String> = []
    /// The base names of all requirements.
    var requirementNames: Set<String> = []
    /// The properties, by name, whose type annotations name a protocol.
    var holdersByName: [String: [MemberID]] = [:]
    /// Which types declare members, by name.
    private(set) var ownersOfMembers: [String: [TypeID]] = [:]
    /// Which types declare nested types, aliases, generic parameters and associated types, by name.
    private(set) var ownersOfTypes: [String: [TypeID]] = [:]
    /// Which types say something in `where` clauses about associated types and what is in them, by name.
    private(set) var ownersOfConstraints: [String: [TypeID]] = [:]
    /// What the types inherit from.
    var kinship = Kinship()
    /// What names mean, as far as the compiler noted it.
    var compiled = CompiledNames()
}

extension Symbols {
    /// The type declared with the path `path`, seen from a file: its own first, then its module's, then others'.
    func declaredType(_ path: String, module: String?, file: FileID?) -> TypeID? {
        guard let candidates = typesByPath[path] else { return nil }
        return candidates.first { types[$0].file == file && types[$0].isFilePrivate }
            ?? candidates.first {
                types[$0].module == module && !types[$0].isFilePrivate && types[$0].kind != .external
            }
            ?? candidates.first { !types[$0].isFilePrivate && types[$0].kind != .external }
            ?? candidates.first { types[$0].module == module && types[$0].kind == .external }
    }

    /// Finds out which types declare what, once all are known.
    mutating func indexOwners() {
        ownersOfMembers = owners { Array($0.members.keys) }
        ownersOfTypes = owners { Array($0.nested.keys) + $0.aliases.keys + $0.generics.map(\.name) }
        ownersOfConstraints = owners { Array($0.constraints.keys) }
    }

    /// The types, in order, by the names that `names` gives of each.
    private func owners(_ names: (TypeInfo) -> [String]) -> [String: [TypeID]] {
        var owners: [String: [TypeID]] = [:]
        for type in types.elements {
            for name in names(type) { owners[name, default: []].append(type.id) }
        }
        return owners
    }
}

/// A place that is determined by its file and the enclosing type alone.
struct PlainPlace: Hashable, Sendable {
    let file: FileID
    let type: TypeID?
}
