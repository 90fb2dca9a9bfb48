protocol Store {
    func save(_ note: Int) throws
    func load() -> Int
}
