/// A declaration as the compiler knows it.
package struct IndexSymbol: Hashable, Sendable {
    /// The compiler's name for it, the same in all files.
    package let usr: String
    /// Its name, with labels.
    package let name: String
    /// What is declared.
    package let kind: Kind
    /// The finer kind, as the library counts them.
    package let subkind: UInt32

    /// What a symbol declares.
    package enum Kind: UInt32, Sendable {
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
    package var isSubscript: Bool { subkind == 1011 }
    /// Whether it is an operator.
    package var isOperator: Bool { (1008...1010).contains(subkind) }
    /// Whether it is a getter, a setter or another accessor.
    package var isAccessor: Bool {
        subkind == 3 || subkind == 4 || [1000, 1001, 1002, 1003].contains(subkind) || subkind >= 1014
    }
    /// Whether it is an associated type.
    package var isAssociatedType: Bool { subkind == 1012 }
}

extension IndexRoles {
    /// It is a base of the other.
    package static let baseOf = IndexRoles(rawValue: 1 << 10)
    /// It is called in the other.
    package static let calledBy = IndexRoles(rawValue: 1 << 13)
    /// The other extends it.
    package static let extendedBy = IndexRoles(rawValue: 1 << 14)
    /// It is an accessor of the other.
    package static let accessorOf = IndexRoles(rawValue: 1 << 15)
    /// It stands in the other.
    package static let containedBy = IndexRoles(rawValue: 1 << 16)
}

/// One place where a symbol occurs.
package struct IndexOccurrence: Sendable {
    /// What occurs.
    package let symbol: IndexSymbol
    /// What it does there.
    package let roles: IndexRoles
    /// The line, from one.
    package let line: Int
    /// The column in UTF-8 bytes, from one.
    package let column: Int
    /// What other symbols are to it there.
    package let relations: [(roles: IndexRoles, symbol: IndexSymbol)]
}
