struct Note: Sendable { var id: Int }

protocol Store {
    func load() -> Note
    var first: Note { get set }
    func clear()
}
