protocol Store {
    func save(_ note: Int) async throws
    func load() -> Int
}
