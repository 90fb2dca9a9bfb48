import UnderstudySyntax

/// All types of the sources read with their members, and what names mean where.
///
/// It is filled once; what is worked out later on, such as signatures, is kept.
final class TypeTable {
    let files: [FileDeclarations]
    var types: [TypeInfo] = []
    var members: [MemberInfo] = []
    var aliases: [AliasInfo] = []
    var places: [Place] = []
    /// The types by their paths.
    var typesByPath: [String: [Int]] = [:]
    /// The aliases outside of types by name.
    var topLevelAliases: [String: [Int]] = [:]
    /// The functions and properties outside of types by base name.
    var globals: [String: [Int]] = [:]
    /// The modules of the files read.
    var modules: Set<String> = []

    var signatures: [Int: MemberTypes] = [:]
    var signaturesInProgress: Set<Int> = []
    var ancestorsByType: [Int: [Ancestor]] = [:]
    var typeNames: [NameKey: ValueType] = [:]
    var namesInProgress: Set<NameKey> = []
    var plainPlaces: [PlainPlace: Int] = [:]
    var memberPlaces: [Int: Int] = [:]
    var aliasDepth = 0
    var typeDepth = 0
    var demandDepth = 0

    /// What is asked for when the meaning of a name is looked up.
    struct NameKey: Hashable {
        let name: String
        let file: Int
        let type: Int?
    }

    /// A type that another one inherits from, with the arguments that this gives it.
    struct Ancestor {
        let type: Int
        let arguments: [ValueType.GenericName: ValueType]
    }

    /// The names of all functions.
    private(set) lazy var functionNames: Set<String> = Set(members.lazy.filter { $0.kind == .function }.map(\.name))

    init(_ files: [FileDeclarations]) {
        self.files = files
        gather()
    }

    /// Works out the type of a property from its first value; set by whoever reads bodies.
    var inferValue: ((MemberInfo, ExpressionSyntax) -> ValueType)?
}
