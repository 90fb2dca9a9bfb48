/// A verdict on a protocol's size, regardless of who uses it.
enum SizeVerdict: String {
    /// No larger than most.
    case fine
    /// So large that its usage is worth examining.
    case large

    /// One protocol in twelve has this many requirements; their consumers use a fifth of them on average.
    private static let least = 8

    /// Judges by the number of requirements that a conforming type has to implement.
    init(requirementsToImplement count: Int) {
        self = count >= Self.least ? .large : .fine
    }
}
