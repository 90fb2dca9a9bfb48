protocol Store: Sendable {
    init(_ first: Int)
    @MainActor func remove(with first: Int) async -> Bool
}
