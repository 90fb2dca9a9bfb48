struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    func save(_ note: Note)
    func load() -> Int
}
