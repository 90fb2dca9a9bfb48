protocol Store {
    var count: Int { get }
    func load() -> String
    func save(_ text: String)
}
