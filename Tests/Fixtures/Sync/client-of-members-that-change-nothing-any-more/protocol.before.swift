protocol Store {
    mutating func save(_ note: Int)
    func load() -> Int
}
