protocol Store: Sendable {
    func save(_ first: Int)
}
