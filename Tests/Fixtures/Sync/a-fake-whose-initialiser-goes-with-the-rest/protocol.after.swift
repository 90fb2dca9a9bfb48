@MainActor
protocol Store: Sendable {
    func title() -> [Int]
}
