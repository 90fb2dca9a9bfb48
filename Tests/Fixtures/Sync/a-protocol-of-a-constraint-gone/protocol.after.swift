protocol Store {
    func load() -> Int
}
