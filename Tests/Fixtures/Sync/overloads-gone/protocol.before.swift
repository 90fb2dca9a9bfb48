protocol Store {
    func save(_ note: Int)
    func save(_ note: String)
    func load() -> Int
}
