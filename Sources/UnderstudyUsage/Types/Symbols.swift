import UnderstudySemantics
import UnderstudySyntax

/// All types of the sources with their members, collected once and shared by all readers of bodies.
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
    /// The types with constraints in `where` clauses on associated types and their members, by name.
    private(set) var ownersOfConstraints: [String: [TypeID]] = [:]
    /// What the types inherit from.
    var kinship = Kinship()
    /// What names mean, as far as the compiler recorded it.
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

    /// The members called `name` of all types.
    func members(called name: String) -> [MemberID] {
        (ownersOfMembers[name] ?? []).flatMap { types[$0].members[name] ?? [] }
    }

    /// Finds out which types declare what, once all types are known.
    mutating func indexOwners() {
        for id in types.ids {
            for name in types[id].members.keys { ownersOfMembers[name, default: []].append(id) }
            for name in types[id].nested.keys { ownersOfTypes[name, default: []].append(id) }
            for name in types[id].aliases.keys { ownersOfTypes[name, default: []].append(id) }
            for generic in types[id].generics { ownersOfTypes[generic.name, default: []].append(id) }
            for name in types[id].constraints.keys { ownersOfConstraints[name, default: []].append(id) }
        }
    }
}

/// A place that is determined by its file and the enclosing type alone.
struct PlainPlace: Hashable, Sendable {
    let file: FileID
    let type: TypeID?
}
