struct Note: Sendable { var id = 0 }

protocol Store {
    func save(_ memo: Note)
    func find(by id: Int) -> Note?
    func load() -> [Note]
}
