/// What is called by a name, in whatever scope.
///
/// No `OptionSet`, which a build without optimisation takes fifty times as long to ask.
struct NameUses: Sendable {
    private var bits: UInt8 = 0

    /// Nothing.
    init() {}

    private init(_ bits: UInt8) { self.bits = bits }

    /// A protocol of the sources.
    static let `protocol` = NameUses(1)
    /// A class, structure, enumeration or actor of the sources.
    static let type = NameUses(2)
    /// A type alias of the sources.
    static let alias = NameUses(4)
    /// A declaration of the sources that is nested in a type.
    static let nested = NameUses(8)
    /// A protocol of the platform.
    static let standardProtocol = NameUses(16)
    /// A declaration of the sources at the top level of a module.
    private static let outer = NameUses(32)
    /// More than one of these.
    static let repeated = NameUses(64)

    /// A declaration of the sources.
    static let declared = NameUses(1 | 2 | 4)
    /// What may constrain a type.
    static let constraint = NameUses(1 | 4 | 16)

    /// Anything.
    static let any = NameUses(1 | 2 | 4 | 8 | 16)

    /// Whether one of `others` is among them.
    func contains(anyOf others: NameUses) -> Bool { bits & others.bits != 0 }

    /// Adds `others`, and that something nested is called so where `isNested`.
    mutating func add(_ others: NameUses, isNested: Bool) {
        bits |= others.bits
        if isNested {
            bits |= Self.nested.bits
        } else {
            bits |= contains(anyOf: .outer) ? Self.repeated.bits : Self.outer.bits
        }
    }

    /// The names of the platform's protocols, with which a table of names begins.
    static let standard = Dictionary(
        StandardProtocols.all.map { ($0.name, NameUses.standardProtocol) } + [("Sendable", .standardProtocol)],
        uniquingKeysWith: { first, _ in first })
}
