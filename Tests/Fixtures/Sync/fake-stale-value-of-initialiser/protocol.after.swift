struct Note: Sendable { var id: Int, title: String }

protocol Store {
    func make() -> Note
    func save(_ note: Note)
}
