struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    func item<T: Hashable & Sendable>(_ value: T, by id: Int) async throws -> String
    func title(with number: Int, _ note: Note) -> Bool
}
