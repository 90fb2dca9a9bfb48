/// A condition on an element of a store.
indirect enum Predicate: Hashable, Sendable {
    /// `$0.id == id`, and the like with another sign.
    case comparison(Operand, String, Operand)
    /// A collection that the caller gives contains what is looked at: `ids.contains($0.id)`.
    case isAmong(Operand, String)
    /// A function of what is looked at says so of an argument: `$0.tags.contains(tag)`.
    case answers(Operand, String, to: Operand)
    /// A text contains an argument in small letters.
    case mentions(Operand, String)
    /// An argument is an empty text.
    case isBlank(String)
    /// A property that is a flag is set, or is not.
    case flag(String, isOn: Bool)
    /// An argument is `nil`, or the condition holds.
    case unless(String, Predicate)
    /// One of the elements that the caller gives, here called `name`, is the same.
    case isOneOf(String, name: String, same: Predicate)
    case any([Predicate])
    case all([Predicate])
    /// A function that the caller gives says so.
    case given(String)

    /// What is looked at: an element, a property of it, or what the owner says tells it apart.
    struct Operand: Hashable, Sendable {
        /// The element by its name; `nil` for the one that the condition is about.
        var element: String?
        var property: String?
        /// Whether it is what the owner's function gives for the element.
        var isIdentity = false

        static let element = Operand()
        static func property(_ name: String) -> Operand { Operand(property: name) }
        static func argument(_ name: String) -> Operand { Operand(element: name) }
    }

    /// One condition that says what all of `conditions` say; `nil` for none.
    init?(_ conditions: [Predicate]) {
        guard let first = conditions.first else { return nil }
        self = conditions.count == 1 ? first : .all(conditions)
    }

    /// Whether it holds for as many elements as the caller's collection or the elements' own contain.
    var selectsByContent: Bool {
        switch self {
        case .isAmong, .mentions, .isOneOf: true
        case .answers(_, let function, _): function == "contains"
        case .unless(_, let inner): inner.selectsByContent
        case .any(let inner), .all(let inner): inner.contains(where: \.selectsByContent)
        case .comparison, .flag, .given, .isBlank: false
        }
    }

    /// Whether something is the same as something else.
    var isEquality: Bool { if case .comparison(_, "==", _) = self { true } else { false } }

    /// Whether it asks the owner's function for what tells elements apart.
    var asksIdentity: Bool {
        switch self {
        case .comparison(let left, _, let right): left.isIdentity || right.isIdentity
        case .isAmong(let operand, _), .answers(let operand, _, _), .mentions(let operand, _): operand.isIdentity
        case .unless(_, let inner), .isOneOf(_, _, let inner): inner.asksIdentity
        case .any(let inner), .all(let inner): inner.contains(where: \.asksIdentity)
        case .flag, .given, .isBlank: false
        }
    }
}
