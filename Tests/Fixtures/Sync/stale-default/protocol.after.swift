struct Note: Sendable {
    var id: Int
    var title: String
}

protocol Store {
    func load() -> Note
    var first: Note { get set }
    func clear()
}
