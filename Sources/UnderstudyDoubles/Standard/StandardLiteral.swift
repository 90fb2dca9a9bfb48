import UnderstudySemantics

/// A protocol of types that a literal makes, with one initialiser for it.
struct StandardLiteral {
    let protocolName: StandardProtocol.Name
    /// The label of the initialiser's parameter.
    let label: String
    /// The type of that parameter, where the protocol doesn't say.
    let type: SwiftType
    /// The associated type that is the type of the parameter.
    let associatedType: String
    /// Whether every type that a string makes can be made by this one, too.
    let isPartOfString: Bool

    private init(
        _ protocolName: StandardProtocol.Name, _ label: String, type: SwiftType, associatedType: String,
        isPartOfString: Bool = false
    ) {
        self.protocolName = protocolName
        self.label = label
        self.type = type
        self.associatedType = associatedType
        self.isPartOfString = isPartOfString
    }

    static let all = [
        StandardLiteral(
            .expressibleByStringLiteral, "stringLiteral", type: .named("String"), associatedType: "StringLiteralType"),
        StandardLiteral(
            .expressibleByExtendedGraphemeClusterLiteral, "extendedGraphemeClusterLiteral", type: .named("String"),
            associatedType: "ExtendedGraphemeClusterLiteralType", isPartOfString: true),
        StandardLiteral(
            .expressibleByUnicodeScalarLiteral, "unicodeScalarLiteral", type: .named("String"),
            associatedType: "UnicodeScalarLiteralType", isPartOfString: true),
        StandardLiteral(
            .expressibleByIntegerLiteral, "integerLiteral", type: .named("Int"), associatedType: "IntegerLiteralType"),
        StandardLiteral(
            .expressibleByFloatLiteral, "floatLiteral", type: .named("Double"), associatedType: "FloatLiteralType"),
        StandardLiteral(
            .expressibleByBooleanLiteral, "booleanLiteral", type: .named("Bool"), associatedType: "BooleanLiteralType"),
        StandardLiteral(.expressibleByNilLiteral, "nilLiteral", type: .tuple([]), associatedType: ""),
    ]
}
