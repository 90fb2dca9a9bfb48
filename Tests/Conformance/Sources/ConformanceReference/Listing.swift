/// The JSON that `understudy list --format json` writes.
package struct Listing: Codable, Sendable {
    /// The version of the shape.
    package var schemaVersion: Int
    /// The protocols found.
    package var protocols: [ListedProtocol]

    /// Creates a listing of the version that is known here.
    package init(protocols: [ListedProtocol]) {
        schemaVersion = 1
        self.protocols = protocols
    }
}

/// One protocol of a listing.
package struct ListedProtocol: Codable, Sendable, Hashable {
    /// The path of types, with the extended type's text for a protocol in an extension.
    package var name: String
    /// The module, which no single file tells.
    @Nullable package var module: String?
    /// The path of the file.
    package var file: String
    /// The line of the `protocol` keyword.
    package var line: Int
    /// The access level, as declared or taken over from the extension around it.
    package var access: String
    /// The text of each attribute.
    package var attributes: [String]
    /// The names in angle brackets.
    package var primaryAssociatedTypes: [String]
    /// The text of each inherited type.
    package var inherits: [String]
    /// The generic where clause with its `where`.
    @Nullable package var whereClause: String?
    /// The requirements in the order of the source.
    package var requirements: [ListedRequirement]
    /// The doubles that exist, which no single file tells.
    package var doubles: [ListedDouble]
}

/// One requirement of a protocol.
package struct ListedRequirement: Codable, Sendable, Hashable {
    /// The kind: `func`, `var`, `init`, `subscript`, `associatedtype` or `typealias`.
    package var kind: String
    /// The base name, with labels where there are parameters.
    package var name: String
    /// The tokens of the declaration.
    package var signature: String
    /// The line of the introducing keyword.
    package var line: Int
    /// The `#if` clauses around it inside the protocol.
    @Nullable package var condition: String?
    /// Whether an extension implements it, which no single file tells.
    @Nullable package var hasDefault: Bool?
    /// The protocol it comes from when it is not the listed one.
    @Nullable package var inheritedFrom: String?
}

/// One double of a protocol.
package struct ListedDouble: Codable, Sendable, Hashable {
    /// The kind of double.
    package var kind: String
    /// The name of its type.
    package var name: String
    /// The path of its file.
    package var file: String
    /// The line of its declaration.
    package var line: Int
}
