struct Note: Sendable { var id: Int, title: String }

protocol Store {
    func note() -> Note
    func save(_ note: Note)
}
