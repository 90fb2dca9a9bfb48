struct Note: Sendable { var id: Int }

protocol Store {
    func make() -> Note
    func save(_ note: Note)
}
