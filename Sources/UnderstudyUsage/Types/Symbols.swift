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
    /// The base names of all requirements.
    var requirementNames: Set<String> = []
    /// The properties, by name, whose type annotations name a protocol.
    var holdersByName: [String: [MemberID]] = [:]
    /// What names mean, as far as the compiler noted it.
    var compiled = CompiledNames()
}
