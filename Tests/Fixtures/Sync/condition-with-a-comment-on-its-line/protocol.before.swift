protocol Store {
    #if os(Linux)
    func item(_ first: Int, at second: String) async throws -> Int
    #endif
    func load() -> Int
}
