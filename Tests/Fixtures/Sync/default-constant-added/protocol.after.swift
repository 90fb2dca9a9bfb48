protocol Store {
    func save(_ note: Int)
    func isFull() -> Bool
    func clear()
}

extension Store {
    func isFull() -> Bool { true }
    func clear() {}
}
