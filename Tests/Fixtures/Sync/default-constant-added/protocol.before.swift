protocol Store {
    func save(_ note: Int)
}
