protocol Store: Sendable {
    init()
    var item: String { get set }
    func title() async throws -> [String: Int]
}
