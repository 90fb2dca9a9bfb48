import UnderstudySemantics
import UnderstudySyntax

/// Resolves names and types among `symbols`, and caches the results.
///
/// Each thread has its own; the symbols are shared.
final class SymbolTable {
    let symbols: Symbols
    /// Whether the compiler recorded what names mean.
    let isCompiled: Bool

    /// The signatures of all members, by their numbers, if they were worked out before; otherwise empty.
    let knownSignatures: [MemberTypes]
    /// The signatures worked out so far, by the numbers of members.
    var signatures: [MemberTypes?] = []
    var signaturesInProgress: Set<MemberID> = []
    /// The lineages worked out so far, by the numbers of types.
    var lineages: [Lineage?]
    var lineagesInProgress: Set<TypeID> = []
    /// How often a lineage was asked for while it was being worked out.
    var cyclesMet = 0
    /// What the types' declarations and extensions inherit from, resolved, by the numbers of types.
    var inheritedByType: [[ValueType]?]
    /// The generic arguments that types give to remote ancestors, as far as they were asked for.
    var givenArguments: [Inheritance: [ValueType.GenericName: ValueType]] = [:]
    let inheritsUnread = InheritedAnswers()
    let inheritsUnreadProtocol = InheritedAnswers()
    /// For each type, which parts of large compositions it is or is inherited by.
    var boundPositions: [BoundsKey: [TypeID: [Int]]] = [:]
    /// The members that were looked up most recently.
    var lookedUp: [MemberKey: Overloads] = [:]
    /// The same for lookups with many members in something other than a plain type.
    var manyLookedUp: [ValueMemberKey: Overloads] = [:]
    /// The library's types, as the sources extend them, that declare what was looked up most recently.
    var libraryOwners: [LibraryKey: [TypeID]] = [:]
    /// The functions and properties outside types, as modules see them.
    var lookedUpGlobals: [GlobalKey: Overloads] = [:]
    let nothing = Overloads([])
    /// Whether operators of the sources may change an operand, as far as that was asked.
    var writingOperators: [String: Bool] = [:]
    var typeNames: [NameKey: ValueType] = [:]
    var namesInProgress: Set<NameKey> = []
    var aliasDepth = 0
    var typeDepth = 0
    var demandDepth = 0

    /// How many looked-up members and names are kept: enough for the code that is being walked through at the moment.
    static let kept = 1 << 12

    /// The key of a cached name lookup.
    struct NameKey: Hashable {
        let name: String
        let file: FileID
        let type: TypeID?
    }

    /// The key of a lookup of members of a type.
    struct MemberKey: Hashable {
        let name: String
        let type: TypeID
        let isStatic: Bool
    }

    /// The key of a lookup of members of a value.
    struct ValueMemberKey: Hashable {
        let name: String
        let type: ValueType
        let isStatic: Bool

        func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(isStatic)
            // A few protocols of a large composition are enough to distinguish it from others.
            switch type {
            case .bounded(let bounds): hasher.combine(BoundsKey(bounds))
            default: hasher.combine(type)
            }
        }
    }

    /// The parts of a composition, some of which are enough to find it among others.
    struct BoundsKey: Hashable {
        let bounds: [TypeID]

        init(_ bounds: [TypeID]) { self.bounds = bounds }

        func hash(into hasher: inout Hasher) {
            hasher.combine(bounds.count)
            hasher.combine(bounds.first)
            hasher.combine(bounds.last)
        }
    }

    /// The key of a lookup of members of the library's types.
    struct LibraryKey: Hashable {
        let name: String
        let library: LibraryTypes
    }

    /// The key of a lookup outside types.
    struct GlobalKey: Hashable {
        let name: String
        let module: String?
    }

    /// A type that another one inherits from, with the generic arguments that the other one gives it.
    struct Ancestor: Sendable {
        let type: TypeID
        let arguments: [ValueType.GenericName: ValueType]
    }

    /// One type, and another one from which it inherits directly or indirectly.
    struct Inheritance: Hashable {
        let type: TypeID
        let ancestor: TypeID

        init(of type: TypeID, from ancestor: TypeID) {
            self.type = type
            self.ancestor = ancestor
        }
    }

    /// Creates a table over symbols that were already collected, with earlier results for all of them.
    ///
    /// - Parameter signatures: The signatures of all members, by their numbers; empty if none is known.
    init(sharing symbols: Symbols, signatures: [MemberTypes] = []) {
        self.symbols = symbols
        isCompiled = !symbols.compiled.isEmpty
        knownSignatures = signatures
        lineages = symbols.kinship.lineages
        inheritedByType = symbols.kinship.inherited
    }

    /// Infers the type of a property from its initial value; set by the reader of bodies.
    var inferValue: ((MemberInfo, ExpressionSyntax) -> ValueType)?
}

extension SymbolTable {
    var files: Table<FileDeclarations> { symbols.files }
    var types: Table<TypeInfo> { symbols.types }
    var members: Table<MemberInfo> { symbols.members }
    var aliases: Table<AliasInfo> { symbols.aliases }
    var places: Table<Place> { symbols.places }
    var typesByPath: [String: [TypeID]] { symbols.typesByPath }
    var topLevelAliases: [String: [AliasID]] { symbols.topLevelAliases }
    var globals: [String: [MemberID]] { symbols.globals }
    var modules: Set<String> { symbols.modules }

    /// The type declared with the path `path`, seen from a file: its own first, then its module's, then others'.
    func declaredType(_ path: String, module: String?, file: FileID?) -> TypeID? {
        symbols.declaredType(path, module: module, file: file)
    }

    /// `A<B>.C` as `A.C`.
    static func plainPath(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: "<")) || name.utf8.contains(UInt8(ascii: " ")) else { return name }
        var depth = 0
        var path = ""
        for character in name where character != " " {
            if character == "<" { depth += 1 }
            if depth == 0 { path.append(character) }
            if character == ">" { depth -= 1 }
        }
        return path
    }
}

extension SourceText {
    /// The text of the name at `range`, without backticks.
    func plainName(in range: ByteRange) -> String {
        byte(at: range.lowerBound) == UInt8(ascii: "`") && range.count > 2
            ? text(in: ByteRange(start: range.lowerBound + 1, end: range.upperBound - 1))
            : text(in: range)
    }
}
