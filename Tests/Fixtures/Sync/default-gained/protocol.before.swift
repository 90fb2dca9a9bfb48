protocol Store {
    func save(_ note: Int)
    func count() -> Int
}
