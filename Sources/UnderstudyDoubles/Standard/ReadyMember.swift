import UnderstudySemantics

/// A member that satisfies one of the platform's protocols, the same for whatever protocol refines that.
struct ReadyMember: Sendable {
    /// The member as it is written, on one line or several.
    private(set) var text: String
    /// The types in it that depend on the protocol.
    let types: [SwiftType]
    /// Whether it is called without an instance: it is static, or an initialiser.
    let isOfType: Bool
    /// What it means for the rest of the double.
    let role: Role

    /// What a ready member means for the rest of the double.
    enum Role: Equatable, Sendable {
        /// Nothing.
        case usual
        /// It tells instances apart by their identity, which only objects have.
        case identity
        /// It keeps the elements of the double, which is a sequence of them, in a variable.
        case elements
        /// It keeps a value that nobody changes.
        case value
        /// It makes a double of each case.
        case cases
        /// It makes a double, of which it sets nothing.
        case initializer
    }

    init(_ text: String, _ types: [SwiftType] = [], isOfType: Bool = false, as role: Role = .usual) {
        self.text = text
        self.types = types
        self.isOfType = isOfType
        self.role = role
    }

    /// The same member, which belongs to no actor.
    var nonisolated: ReadyMember {
        var copy = self
        copy.text = "nonisolated " + text
        return copy
    }
}
