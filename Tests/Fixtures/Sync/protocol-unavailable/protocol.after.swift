protocol Store {
    func save(_ note: Int)
    func load() -> Int
}

@available(*, unavailable, renamed: "Store")
protocol StoreType {}
