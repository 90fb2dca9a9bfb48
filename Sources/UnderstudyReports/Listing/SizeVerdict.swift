/// What can be said of a protocol's size before anyone looks who uses it.
enum SizeVerdict: String {
    /// No larger than most.
    case fine
    /// So large that a look at its users is worth it.
    case large

    /// One protocol in twelve has as many requirements; their consumers use a fifth of them on average.
    private static let least = 8

    /// Judges by the number of requirements that a conforming type has to implement.
    init(requirementsToImplement count: Int) {
        self = count >= Self.least ? .large : .fine
    }
}
