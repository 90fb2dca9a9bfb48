protocol Store {
    init()
    func title() -> Int
    func remove(for first: Int?) async -> String
}
