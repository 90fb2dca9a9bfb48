protocol Store: Sendable {
    func load() -> Int
    #if compiler(>=5.9)
    func save(_ note: Int)
    func remove(_ note: Int)
    #endif
    var title: String { get }
}
