struct Note: Sendable {
    var id: String
    var isDone: Bool
}

protocol Store {
    func load() -> Note
    func first() -> Note
    var last: Note { get set }
    func clear()
}
