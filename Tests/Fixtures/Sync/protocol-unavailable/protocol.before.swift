protocol StoreType {
    func save(_ note: Int)
    func load() -> Int
}
