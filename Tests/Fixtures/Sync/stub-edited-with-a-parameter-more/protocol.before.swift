protocol Store {
    func sync() async throws -> [Int]
    func save(_ value: Int)
}
