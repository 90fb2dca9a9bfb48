protocol Store {
    func save(_ note: Int) throws
    func find(by id: Int) -> Int
}
