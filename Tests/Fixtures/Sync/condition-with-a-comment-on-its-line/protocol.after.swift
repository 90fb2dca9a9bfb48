protocol Store {
    func item(by first: Int) async throws -> Int
    func load() -> Int
}
