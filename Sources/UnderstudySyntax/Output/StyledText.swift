/// Text for a terminal, in pieces that know what they are; colours come last.
package struct StyledText: Sendable, Equatable {
    /// What a piece is.
    package enum Role: Sendable {
        /// Nothing in particular.
        case plain
        /// What the line is about.
        case name
        /// Where it is, and what else one looks at only when it matters.
        case aside
        /// Something that is fine, or exists.
        case fine
        /// Something to do, or to think about.
        case proposal
    }

    private struct Piece: Sendable, Equatable {
        let role: Role
        let text: String
    }

    private var pieces: [Piece] = []

    /// Starts with nothing.
    package init() {}

    /// Adds a piece.
    package mutating func add(_ text: String, _ role: Role = .plain) {
        pieces.append(Piece(role: role, text: text))
    }

    /// Adds all pieces of `other`.
    package mutating func add(_ other: StyledText) {
        pieces += other.pieces
    }

    /// The text, with or without the colours that terminals know; what would control a terminal is made visible.
    package func rendered(colored: Bool) -> String {
        pieces.map { piece in
            let text = VisibleText.lines(piece.text)
            guard colored, !piece.role.code.isEmpty, !text.isEmpty else { return text }
            return "\u{1B}[\(piece.role.code)m\(text)\u{1B}[0m"
        }.joined()
    }
}

extension StyledText.Role {
    /// The parameters of the control sequence that sets colour and weight (ECMA-48, SGR).
    fileprivate var code: String {
        switch self {
        case .plain: ""
        case .name: "1"
        case .aside: "2"
        case .fine: "32"
        case .proposal: "1;33"
        }
    }
}
