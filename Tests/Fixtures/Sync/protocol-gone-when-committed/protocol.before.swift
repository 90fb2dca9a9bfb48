struct Note: Sendable { var id = 0 }

protocol Archive {
    func save(_ note: Note)
}
