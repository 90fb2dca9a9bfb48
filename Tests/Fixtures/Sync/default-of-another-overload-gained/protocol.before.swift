protocol Store {
    func read(_ note: Int)
}

extension Store {
    func read(_ note: Int) {}
}
