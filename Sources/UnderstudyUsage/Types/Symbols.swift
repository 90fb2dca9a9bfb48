import UnderstudySemantics
import UnderstudySyntax

/// All types of the sources read with their members: what is gathered once, and shared by all who read bodies.
struct Symbols: Sendable {
    var files = Table<FileDeclarations>()
    var types = Table<TypeInfo>()
    var members = Table<MemberInfo>()
    var aliases = Table<AliasInfo>()
    var places = Table<Place>()
    /// The types by their paths.
    var typesByPath: [String: [TypeID]] = [:]
    /// The aliases outside of types by name.
    var topLevelAliases: [String: [AliasID]] = [:]
    /// The functions and properties outside of types by base name.
    var globals: [String: [MemberID]] = [:]
    /// The modules of the files read.
    var modules: Set<String> = []
    /// The modules that some file imports.
    var importedModules: Set<String> = []
    /// The places with the generic parameters of a member in sight.
    var memberPlaces: [MemberID: PlaceID] = [:]
    /// The places of constrained extensions and members without their constraints.
    var plainPlaces: [PlainPlace: PlaceID] = [:]
    /// The names of all functions.
    var functionNames: Set<String> = []
    /// The base names of all requirements.
    var requirementNames: Set<String> = []
    /// The properties of each name whose written types name a protocol.
    var holdersByName: [String: [MemberID]] = [:]
}
