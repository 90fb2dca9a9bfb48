struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    func load(with first: Note?) async -> Int
}
