protocol Note {}
protocol Store {
    var first: any Note { get }
    func load() -> Int
}
