protocol Store {
    func read(_ note: Int)
    func read(_ text: String)
}

extension Store {
    func read(_ note: Int) {}
    func read(_ text: String) {}
}
