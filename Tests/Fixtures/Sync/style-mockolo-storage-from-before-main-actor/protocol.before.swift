struct Note: Sendable { var id = 0 }

@MainActor
protocol Store {
    func item<T: Equatable & Sendable>(_ value: T, by id: Int) async throws -> String
    func title(with number: Int, _ note: Note) -> Bool
}
