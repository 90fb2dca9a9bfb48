protocol Store: Sendable {
    func load() -> Int
    func save(_ note: Int)
    func remove(_ note: Int)
    var title: String { get }
}
