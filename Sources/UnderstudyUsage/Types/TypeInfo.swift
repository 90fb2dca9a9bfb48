import UnderstudySemantics
import UnderstudySyntax

/// A type of the symbol table, or a protocol.
typealias TypeID = ID<TypeInfo>

/// A member of a type, or a function or property outside all types.
typealias MemberID = ID<MemberInfo>

/// A place in the sources from which names are looked up.
typealias PlaceID = ID<Place>

/// A type alias.
typealias AliasID = ID<AliasInfo>

/// A type or a protocol with everything that its declaration and its extensions say.
struct TypeInfo: Sendable {
    enum Kind: Sendable {
        case `protocol`
        case `class`
        case structure
        case enumeration
        /// A type that is only extended in the sources read.
        case external
    }

    let id: TypeID
    let kind: Kind
    /// The path, without generic arguments.
    let path: String
    /// The last part of the path.
    let simpleName: String
    let module: String?
    /// The file of the declaration, or of the first extension.
    let file: FileID
    let location: SourceLocation
    /// Whether it is not visible outside the file.
    let isFilePrivate: Bool
    var enclosing: TypeID?
    /// Whether the sources extend it.
    var isExtended = false
    /// The generic parameters or, for a protocol, the associated types.
    var generics = GenericParameters()
    /// What the declaration and the extensions inherit from, as written in each.
    var inherited: [PlacedType] = []
    /// Constraints on types inside generic parameters and associated types, by their dotted names.
    var constraints: [String: [Demand]] = [:]
    /// The members by base name; initialisers as `init`, subscripts as `subscript`.
    var members: [String: [MemberID]] = [:]
    /// The types declared inside.
    var nested: [String: TypeID] = [:]
    /// The aliases declared inside.
    var aliases: [String: AliasID] = [:]

    /// Whether it is a structure or an enumeration, and so has no subtypes.
    var isValueType: Bool { kind == .structure || kind == .enumeration }

    init(
        id: TypeID, kind: Kind, path: String, module: String?, file: FileID, location: SourceLocation,
        isFilePrivate: Bool
    ) {
        self.id = id
        self.kind = kind
        self.path = path
        let isNested = path.utf8.contains(UInt8(ascii: "."))
        simpleName = isNested ? path.split(separator: ".").last.map(String.init) ?? path : path
        self.module = module
        self.file = file
        self.location = location
        self.isFilePrivate = isFilePrivate
    }
}

/// A constraint on a type.
struct Demand: Sendable {
    let relation: GenericRequirementSyntax.Relation
    let type: PlacedType
}

/// A written type, and where names in it are looked up.
struct PlacedType: Sendable {
    let syntax: TypeSyntax
    let place: PlaceID
}

/// The place from which names are looked up.
///
/// It is needed for each name, and so is one object that all share.
final class Place: Sendable {
    let file: FileID
    let source: SourceText
    let module: String?
    /// The enclosing type.
    let type: TypeID?
    /// The enclosing member, if its generic parameters are visible.
    let member: MemberID?
    /// The constraints that a constrained extension adds to the type's generic parameters.
    let constraints: ArraySlice<GenericRequirementSyntax>

    /// How many constraints of one declaration are used, since each name is compared with all of them.
    static let constraintLimit = 64

    init(
        file: FileID, source: SourceText, module: String?, type: TypeID? = nil, member: MemberID? = nil,
        constraints: ArraySlice<GenericRequirementSyntax> = []
    ) {
        self.file = file
        self.source = source
        self.module = module
        self.type = type
        self.member = member
        self.constraints = constraints
    }

    /// The place inside `member`, where its generic parameters are visible.
    func inside(_ member: MemberID) -> Place {
        Place(file: file, source: source, module: module, type: type, member: member, constraints: constraints)
    }
}

/// A type alias.
struct AliasInfo: Sendable {
    let name: String
    let type: PlacedType
    let generics: [String]
}

/// A function, a property, an initialiser, a subscript or a case of an enumeration; also code outside of these.
final class MemberInfo: Sendable {
    enum Kind: Sendable {
        case function
        case property
        case initializer
        case `subscript`
        case enumCase
        case deinitializer
        /// Statements of a script, the use of a macro, or the attributes of a type.
        case code
    }

    // There is one for each member of the sources: in this order, the fields take the least memory.
    let id: MemberID
    let kind: Kind
    let isStatic: Bool
    /// Whether a protocol requires it.
    let isRequirement: Bool
    /// Whether it has generic parameters of its own, or constrains those around it further.
    let isGeneric: Bool
    /// The place from which its types are looked up.
    let place: PlaceID
    /// The type; `nil` outside all types.
    let owner: TypeID?
    private let position: Int32
    let name: String
    let syntax: DeclSyntax

    init(
        id: MemberID, kind: Kind, name: String, syntax: DeclSyntax, index: Int, isStatic: Bool, owner: TypeID?,
        place: PlaceID, isRequirement: Bool
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.syntax = syntax
        position = Int32(truncatingIfNeeded: index)
        self.isStatic = isStatic
        self.owner = owner
        self.place = place
        self.isRequirement = isRequirement
        isGeneric = !syntax.genericParameters.isEmpty || !syntax.constraints.isEmpty
    }

    /// The position among several properties, or several cases, in one declaration.
    var index: Int { Int(position) }

    var binding: BindingSyntax? {
        guard case .variable(let variable) = syntax.kind, index < variable.bindings.count else { return nil }
        return variable.bindings[index]
    }

    /// The parameters; none for properties.
    var parameters: [ParameterSyntax] {
        switch syntax.kind {
        case .function(let function): return function.parameters
        case .initializer(let initializer): return initializer.parameters
        case .subscript(let syntax): return syntax.parameters
        case .enumCase(let elements): return index < elements.count ? elements[index].parameters ?? [] : []
        default: return []
        }
    }

    /// The generic parameters, up to a number that real code does not exceed.
    var genericParameters: ArraySlice<GenericParameterSyntax> { syntax.genericParameters }

    /// What the `where` clause requires.
    var constraints: ArraySlice<GenericRequirementSyntax> { syntax.constraints }
}

extension DeclSyntax {
    /// The generic parameters of a member, up to a number that real code does not exceed.
    fileprivate var genericParameters: ArraySlice<GenericParameterSyntax> {
        switch kind {
        case .function(let function): function.genericParameters.prefix(Place.constraintLimit)
        case .initializer(let initializer): initializer.genericParameters.prefix(Place.constraintLimit)
        case .subscript(let syntax): syntax.genericParameters.prefix(Place.constraintLimit)
        default: []
        }
    }

    /// What the `where` clause of a member requires.
    fileprivate var constraints: ArraySlice<GenericRequirementSyntax> {
        let clause: WhereClauseSyntax? =
            switch kind {
            case .function(let function): function.whereClause
            case .initializer(let initializer): initializer.whereClause
            case .subscript(let syntax): syntax.whereClause
            default: nil
            }
        return (clause?.requirements ?? []).prefix(Place.constraintLimit)
    }
}
