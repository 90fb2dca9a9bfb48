struct Note: Sendable { var id = 0 }

protocol Presenter {
    func show(_ text: String) async
    func load(id: Int) async throws -> Note
    func count() -> Int
}
