protocol Store {
    func save(_ text: String)
    var count: Int { get }
    func load() -> String
}
