/// What is called by a name, in whatever scope.
struct NameUses: OptionSet, Sendable {
    let rawValue: UInt8

    /// A protocol of the sources.
    static let `protocol` = NameUses(rawValue: 1)
    /// A class, structure, enumeration or actor of the sources.
    static let type = NameUses(rawValue: 2)
    /// A type alias of the sources.
    static let alias = NameUses(rawValue: 4)
    /// A declaration of the sources that is nested in a type.
    static let nested = NameUses(rawValue: 8)
    /// A protocol of the platform.
    static let standardProtocol = NameUses(rawValue: 16)

    /// A declaration of the sources.
    static let declared: NameUses = [.protocol, .type, .alias]
    /// What may constrain a type.
    static let constraint: NameUses = [.protocol, .alias, .standardProtocol]

    /// The names of the platform's protocols, with which a table of names begins.
    static let standard = Dictionary(
        StandardProtocols.all.map { ($0.name, NameUses.standardProtocol) } + [("Sendable", .standardProtocol)],
        uniquingKeysWith: { first, _ in first })
}
