/// One generic parameter: `T`, `T: P`, `each T: P` or `let n: Int`.
public struct GenericParameterSyntax: Sendable {
    /// Its bytes.
    public let range: ByteRange
    /// Its name.
    public let name: ByteRange
    /// Whether it is a pack (SE-0393).
    public let isPack: Bool
    /// Whether it is a value (SE-0452).
    public let isValue: Bool
    /// The constraint after the colon.
    public let inherited: TypeSyntax?
}

/// A `where` clause.
public struct WhereClauseSyntax: Sendable {
    /// Its bytes, the word included.
    public let range: ByteRange
    /// What it requires.
    public let requirements: [GenericRequirementSyntax]
}

/// One requirement of a `where` clause.
public struct GenericRequirementSyntax: Sendable {
    /// How the two sides are related.
    public enum Relation: Sendable {
        /// `A: B`.
        case conformance
        /// `A == B`.
        case sameType
    }

    /// The left side.
    public let left: TypeSyntax
    /// How the sides are related.
    public let relation: Relation
    /// The right side.
    public let right: TypeSyntax
}

/// A parameter of a function, an initialiser, a subscript or an enumeration's case.
public struct ParameterSyntax: Sendable {
    /// Its bytes.
    public let range: ByteRange
    /// Attributes in front of the names.
    public let attributes: [AttributeSyntax]
    /// The first name: the argument label, `_`, or for one name both label and name.
    public let firstName: ByteRange?
    /// The second name.
    public let secondName: ByteRange?
    /// The type, without `...`.
    public let type: TypeSyntax
    /// Whether `...` follows the type.
    public let isVariadic: Bool
    /// The bytes of the default value.
    public let defaultValue: ByteRange?
}
