protocol Store {
    var count: Int { get }
    func save(_ note: String)
}
