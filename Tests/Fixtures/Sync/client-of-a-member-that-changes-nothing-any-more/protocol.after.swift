protocol Store {
    func save(_ note: Int)
    func load() -> Int
}
