protocol Store {
    func save(_ note: Int)
    func find(for id: Int) -> Int
    func load() -> Int
}
