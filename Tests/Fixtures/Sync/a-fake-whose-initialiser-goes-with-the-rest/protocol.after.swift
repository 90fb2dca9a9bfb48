struct Note: Equatable, Sendable {}

@MainActor
protocol Store: Sendable {
    func title() -> [Note]
}
