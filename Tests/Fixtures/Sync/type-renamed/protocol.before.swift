struct Note: Sendable { var id: Int }

protocol Store {
    func save(_ note: Note) throws
    func load() -> Note
}
