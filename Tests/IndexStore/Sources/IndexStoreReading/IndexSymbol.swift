import CIndexStore

/// A declaration as the compiler knows it.
public struct IndexSymbol: Hashable, Sendable {
    /// The compiler's name for it, the same in all files.
    public let usr: String
    /// Its name, with labels.
    public let name: String
    /// What is declared.
    public let kind: Kind
    /// The finer kind, as the library counts them.
    public let subkind: UInt32

    /// What a symbol declares.
    public enum Kind: UInt32, Sendable {
        /// Anything that is not told apart here.
        case other = 0
        /// A module.
        case module = 1
        /// An enumeration.
        case enumeration = 5
        /// A structure.
        case structure = 6
        /// A class or an actor.
        case classType = 7
        /// A protocol.
        case protocolType = 8
        /// An extension.
        case `extension` = 9
        /// A type alias, an associated type or a generic parameter.
        case typeAlias = 11
        /// A function outside of types.
        case function = 12
        /// A variable outside of types.
        case variable = 13
        /// A method.
        case instanceMethod = 16
        /// A method that classes inherit.
        case classMethod = 17
        /// A method of the type.
        case staticMethod = 18
        /// A property or a subscript.
        case instanceProperty = 19
        /// A property that classes inherit.
        case classProperty = 20
        /// A property of the type.
        case staticProperty = 21
        /// An initialiser.
        case constructor = 22
    }

    /// Whether it is a subscript.
    public var isSubscript: Bool { subkind == 1011 }
    /// Whether it is an operator.
    public var isOperator: Bool { (1008...1010).contains(subkind) }
    /// Whether it is a getter, a setter or another accessor.
    public var isAccessor: Bool {
        subkind == 3 || subkind == 4 || [1000, 1001, 1002, 1003].contains(subkind) || subkind >= 1014
    }
    /// Whether it is an associated type.
    public var isAssociatedType: Bool { subkind == 1012 }
}

/// What an occurrence of a symbol is, or what a symbol is to another.
public struct IndexRoles: OptionSet, Sendable {
    /// The library's bits.
    public let rawValue: UInt64

    /// Creates a set from the library's bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// It is declared.
    public static let declaration = IndexRoles(rawValue: 1 << 0)
    /// It is defined.
    public static let definition = IndexRoles(rawValue: 1 << 1)
    /// It is named.
    public static let reference = IndexRoles(rawValue: 1 << 2)
    /// It is read.
    public static let read = IndexRoles(rawValue: 1 << 3)
    /// It is written.
    public static let write = IndexRoles(rawValue: 1 << 4)
    /// It is called.
    public static let call = IndexRoles(rawValue: 1 << 5)
    /// What is called is found at run time.
    public static let dynamic = IndexRoles(rawValue: 1 << 6)
    /// It does not stand in the source.
    public static let implicit = IndexRoles(rawValue: 1 << 8)
    /// The other is its parent.
    public static let childOf = IndexRoles(rawValue: 1 << 9)
    /// It is a base of the other.
    public static let baseOf = IndexRoles(rawValue: 1 << 10)
    /// It overrides the other, or is its witness.
    public static let overrideOf = IndexRoles(rawValue: 1 << 11)
    /// The call's receiver is of the other's type.
    public static let receivedBy = IndexRoles(rawValue: 1 << 12)
    /// It is called in the other.
    public static let calledBy = IndexRoles(rawValue: 1 << 13)
    /// The other extends it.
    public static let extendedBy = IndexRoles(rawValue: 1 << 14)
    /// It is an accessor of the other.
    public static let accessorOf = IndexRoles(rawValue: 1 << 15)
    /// It stands in the other.
    public static let containedBy = IndexRoles(rawValue: 1 << 16)
}

/// One place where a symbol occurs.
public struct IndexOccurrence: Sendable {
    /// What occurs.
    public let symbol: IndexSymbol
    /// What it does there.
    public let roles: IndexRoles
    /// The line, from one.
    public let line: Int
    /// The column in UTF-8 bytes, from one.
    public let column: Int
    /// What other symbols are to it there.
    public let relations: [(roles: IndexRoles, symbol: IndexSymbol)]
}
