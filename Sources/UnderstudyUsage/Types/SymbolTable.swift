import UnderstudySemantics
import UnderstudySyntax

/// Resolves names and types among `symbols`, and caches the results.
///
/// Each thread has its own; the symbols are shared.
final class SymbolTable {
    var symbols: Symbols

    /// The signatures known so far, by the numbers of members.
    var signatures: [MemberTypes?] = []
    var signaturesInProgress: Set<MemberID> = []
    /// What is known of the types' ancestors so far, by the numbers of types.
    var lineages: [Lineage?] = []
    var lineagesInProgress: Set<TypeID> = []
    /// How often something was asked of a type's ancestors while they were being found out.
    var cyclesMet = 0
    /// What the types' declarations and extensions inherit from, resolved, by the numbers of types.
    var inheritedByType: [[ValueType]?] = []
    /// The generic arguments that types give to far ancestors, as far as they were asked for.
    var givenArguments: [Inheritance: [ValueType.GenericName: ValueType]] = [:]
    let inheritsUnread = InheritedAnswers()
    let inheritsUnreadProtocol = InheritedAnswers()
    /// Which parts of large compositions each type is or is inherited by.
    var boundPositions: [BoundsKey: [TypeID: [Int]]] = [:]
    /// Which types declare members, by name.
    lazy var ownersOfMembers = symbols.owners { Array($0.members.keys) }
    /// Which types declare nested types, aliases, generic parameters and associated types, by name.
    lazy var ownersOfTypes = symbols.owners { Array($0.nested.keys) + $0.aliases.keys + $0.generics.map(\.name) }
    /// Which types say something in `where` clauses about associated types and what is in them, by name.
    lazy var ownersOfConstraints = symbols.owners { Array($0.constraints.keys) }
    /// The members that were looked up lately.
    var lookedUp: [MemberKey: Overloads] = [:]
    /// The same where there are many of them and what is looked through is no plain type.
    var manyLookedUp: [ValueMemberKey: Overloads] = [:]
    /// The functions and properties outside types, as modules see them.
    var lookedUpGlobals: [GlobalKey: Overloads] = [:]
    let nothing = Overloads([])
    var typeNames: [NameKey: ValueType] = [:]
    var namesInProgress: Set<NameKey> = []
    var aliasDepth = 0
    var typeDepth = 0
    var demandDepth = 0

    /// The key of a cached name look-up.
    struct NameKey: Hashable {
        let name: String
        let file: FileID
        let type: TypeID?
    }

    /// What is asked for when members of a type are looked up.
    struct MemberKey: Hashable {
        let name: String
        let type: TypeID
        let isStatic: Bool
    }

    /// What is asked for when members of a value are looked up.
    struct ValueMemberKey: Hashable {
        let name: String
        let type: ValueType
        let isStatic: Bool

        func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(isStatic)
            // Of a composition of many protocols, a few tell it from others.
            switch type {
            case .bounded(let bounds): hasher.combine(BoundsKey(bounds))
            default: hasher.combine(type)
            }
        }
    }

    /// The parts of a composition, of which some are enough to find it among others.
    struct BoundsKey: Hashable {
        let bounds: [TypeID]

        init(_ bounds: [TypeID]) { self.bounds = bounds }

        func hash(into hasher: inout Hasher) {
            hasher.combine(bounds.count)
            hasher.combine(bounds.first)
            hasher.combine(bounds.last)
        }
    }

    /// What is asked for when something outside types is looked up.
    struct GlobalKey: Hashable {
        let name: String
        let module: String?
    }

    /// A type that another one inherits from, with the arguments that this gives it.
    struct Ancestor {
        let type: TypeID
        let arguments: [ValueType.GenericName: ValueType]
    }

    /// One type, and another one that it inherits from, by whatever way.
    struct Inheritance: Hashable {
        let type: TypeID
        let ancestor: TypeID

        init(of type: TypeID, from ancestor: TypeID) {
            self.type = type
            self.ancestor = ancestor
        }
    }

    /// Gathers the symbols of `files`.
    init(_ files: [FileDeclarations]) {
        symbols = Symbols()
        for file in files { _ = symbols.files.add { _ in file } }
        gather()
    }

    /// A table over symbols that were already gathered.
    init(sharing symbols: Symbols) {
        self.symbols = symbols
        signatures = Array(repeating: nil, count: symbols.members.elements.count)
    }

    /// Infers the type of a property from its initial value; set by the reader of bodies.
    var inferValue: ((MemberInfo, ExpressionSyntax) -> ValueType)?
}

extension SymbolTable {
    var files: Table<FileDeclarations> { symbols.files }
    var types: Table<TypeInfo> {
        @inline(__always) _read { yield symbols.types }
        @inline(__always) _modify { yield &symbols.types }
    }
    var members: Table<MemberInfo> {
        @inline(__always) _read { yield symbols.members }
        @inline(__always) _modify { yield &symbols.members }
    }
    var aliases: Table<AliasInfo> {
        @inline(__always) _read { yield symbols.aliases }
        @inline(__always) _modify { yield &symbols.aliases }
    }
    var places: Table<Place> {
        @inline(__always) _read { yield symbols.places }
        @inline(__always) _modify { yield &symbols.places }
    }
    var typesByPath: [String: [TypeID]] {
        @inline(__always) _read { yield symbols.typesByPath }
        @inline(__always) _modify { yield &symbols.typesByPath }
    }
    var topLevelAliases: [String: [AliasID]] {
        @inline(__always) _read { yield symbols.topLevelAliases }
        @inline(__always) _modify { yield &symbols.topLevelAliases }
    }
    var globals: [String: [MemberID]] {
        @inline(__always) _read { yield symbols.globals }
        @inline(__always) _modify { yield &symbols.globals }
    }
    var modules: Set<String> { symbols.modules }
}
