protocol Store: Sendable {
    func title() -> Int
    func visit(_ first: Int) -> Int
}
