struct Note: Sendable { var id = 0 }

@MainActor
protocol Store {
    func save(_ note: Note)
    func find(by id: Int) -> Note?
}
