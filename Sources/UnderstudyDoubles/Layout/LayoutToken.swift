/// What the printer of a line is fed with: words, blanks, places to break, and groups that belong together.
///
/// Words are known by their numbers, so that tokens are moved about without counting references to texts.
enum LayoutToken: Equatable {
    case word(Int)
    case space
    /// Begins a group; a consistent one breaks at all its places or at none.
    case open(isConsistent: Bool)
    case close
    case `break`(Break)

    static let open = LayoutToken.open(isConsistent: false)

    static func `break`(_ kind: Break.Kind, _ size: Int = 1) -> LayoutToken { .break(Break(kind: kind, size: size)) }

    /// A place where a line that is too long is broken in any case.
    static func forced(_ kind: Break.Kind) -> LayoutToken { .break(Break(kind: kind, size: 1, isForced: true)) }

    /// A place where the line may be broken; otherwise it holds `size` blanks.
    struct Break: Equatable {
        enum Kind: Equatable {
            /// Begins a scope whose lines are indented.
            case open
            /// Begins a scope that is indented only when this place breaks.
            case openContinuation
            /// Ends a scope; with `must`, on a line of its own when the scope began on another.
            case close(must: Bool)
            /// The next line goes on with this one, one step in.
            case `continue`
            /// The next line is where this one does.
            case same
            /// Breaks when the line goes on with another, so that a brace is set apart from it.
            case reset
        }

        var kind: Kind
        var size: Int
        /// Whether the line has to be broken here.
        var isForced = false
    }
}
