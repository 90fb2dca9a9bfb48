protocol Loader: Sendable {
    func load(id: Int) async throws -> String
    func save(_ text: String) async
}
