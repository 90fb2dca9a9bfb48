struct Note: Sendable { var id: Int }

protocol Store {
    func note() -> Note
    func save(_ note: Note)
}
