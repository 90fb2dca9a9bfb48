protocol Store {
    func sync(since: Int) async throws -> [Int]
    func save(_ value: Int)
}
