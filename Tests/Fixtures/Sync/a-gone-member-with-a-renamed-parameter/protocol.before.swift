protocol Store {
    func save(_ data: Int)
    func load() -> Int
}
