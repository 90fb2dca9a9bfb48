import UnderstudySemantics
import UnderstudySyntax

/// All types of the sources read with their members, and what names mean where.
///
/// It is filled once; what is worked out later on, such as signatures, is kept.
final class SymbolTable {
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

    var signatures: [MemberID: MemberTypes] = [:]
    var signaturesInProgress: Set<MemberID> = []
    var ancestorsByType: [TypeID: [Ancestor]] = [:]
    var typeNames: [NameKey: ValueType] = [:]
    var namesInProgress: Set<NameKey> = []
    var plainPlaces: [PlainPlace: PlaceID] = [:]
    var memberPlaces: [MemberID: PlaceID] = [:]
    var aliasDepth = 0
    var typeDepth = 0
    var demandDepth = 0

    /// What is asked for when the meaning of a name is looked up.
    struct NameKey: Hashable {
        let name: String
        let file: FileID
        let type: TypeID?
    }

    /// A type that another one inherits from, with the arguments that this gives it.
    struct Ancestor {
        let type: TypeID
        let arguments: [ValueType.GenericName: ValueType]
    }

    /// The names of all functions.
    private(set) lazy var functionNames: Set<String> = Set(
        members.elements.lazy.filter { $0.kind == .function }.map(\.name))

    init(_ files: [FileDeclarations]) {
        for file in files { _ = self.files.add { _ in file } }
        gather()
    }

    /// Works out the type of a property from its first value; set by whoever reads bodies.
    var inferValue: ((MemberInfo, ExpressionSyntax) -> ValueType)?
}
