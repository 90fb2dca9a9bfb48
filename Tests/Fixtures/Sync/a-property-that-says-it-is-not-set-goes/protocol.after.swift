protocol Note {}
protocol Store {
    func load() -> Int
}
