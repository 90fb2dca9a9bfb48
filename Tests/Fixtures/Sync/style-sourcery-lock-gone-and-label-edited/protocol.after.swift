struct Note: Sendable { var id = 0 }

protocol Store: Actor {
    func load(at first: Note?) async -> Int
    func find() -> Int
}
