protocol Store: Sendable {
    init(_ first: Int)
}
