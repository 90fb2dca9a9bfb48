protocol Loader: Sendable {
    func load(id: Int) async throws -> String
}
