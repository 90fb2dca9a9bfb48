protocol Store: Sendable {
    init()
    @MainActor func title() -> Int
    func remove(for first: Int?) async -> String
}
