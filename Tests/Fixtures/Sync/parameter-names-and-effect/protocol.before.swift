struct Note: Sendable { var id: Int }

protocol Store {
    func save(_ note: Note, at index: Int)
}
