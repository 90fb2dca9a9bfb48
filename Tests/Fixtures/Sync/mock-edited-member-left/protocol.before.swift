struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    func save(_ note: Note) async throws
    func find(by id: Int) -> Note?
}
