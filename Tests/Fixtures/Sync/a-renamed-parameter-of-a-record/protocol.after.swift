protocol Store: Sendable {
    func save(_ data: Int, for key: String)
    func load() -> String
}
