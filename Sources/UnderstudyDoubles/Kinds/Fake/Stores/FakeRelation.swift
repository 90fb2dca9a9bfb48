/// How the elements that a parameter selects relate to it, if its label says so: `notes(after:)`, `notes(containing:)`.
enum FakeRelation: Sendable {
    case equal
    case different
    case containing
    case prefix
    case suffix
    case greater
    case atLeast
    case less
    case atMost

    /// What `words` say; without a word that tells, elements are equal in what they are selected by.
    init(_ words: [String]) {
        self = words.lazy.compactMap { Self.table[$0] }.first ?? .equal
    }

    /// The condition that says so of `property`; `nil` where values of `type` are not compared like that.
    func condition(
        _ property: Predicate.Operand, _ argument: Predicate.Operand, type: FakeType, isID: Bool
    ) -> Predicate? {
        switch self {
        case .different: .comparison(property, "!=", argument)
        case .prefix where type == .string: .answers(property, "hasPrefix", to: argument)
        case .suffix where type == .string: .answers(property, "hasSuffix", to: argument)
        case .greater, .atLeast, .less, .atMost:
            Self.ordered.contains(type.canonical) && !isID ? .comparison(property, sign, argument) : nil
        default: nil
        }
    }

    private var sign: String {
        switch self {
        case .greater: ">"
        case .atLeast: ">="
        case .less: "<"
        default: "<="
        }
    }

    private static let ordered: Set<String> = [
        "CGFloat", "Date", "Decimal", "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
        "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    ]

    private static let table: [String: FakeRelation] = {
        let lists: [(FakeRelation, String)] = [
            (.different, "except excluding without not other besides"),
            (.containing, "containing contains mentioning"),
            (.prefix, "prefix prefixed starting beginning"),
            (.suffix, "suffix suffixed ending"),
            (.greater, "after newer later above exceeding greater"),
            (.atLeast, "since least minimum min"),
            (.less, "before older earlier below less"),
            (.atMost, "until most maximum max"),
        ]
        var table: [String: FakeRelation] = [:]
        for (relation, words) in lists { for word in words.split(separator: " ") { table[String(word)] = relation } }
        return table
    }()
}
