protocol Visitor {}
protocol Store {
    func accept<Value: Visitor>(_ visitor: Value)
    func load() -> Int
}
