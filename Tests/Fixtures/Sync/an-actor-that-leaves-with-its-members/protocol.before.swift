struct Note: Sendable { var id = 0 }

@MainActor
protocol Store: Sendable {
    func store(_ first: Note?, _ second: Note) async -> Bool
    @MainActor func find() throws
}
