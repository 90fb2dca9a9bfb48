struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    func store(_ first: Note?, _ second: Note) async -> Bool
    func find() throws
}
