protocol Store: Sendable {
    func save(_ note: Int) async throws
    var title: String { get }
}
