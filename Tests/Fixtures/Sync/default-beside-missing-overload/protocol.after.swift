struct Note: Sendable { var id = 0 }

protocol Store {
    func save(_ title: String) -> Int
    func save(_ note: Note) throws -> Bool
}

extension Store {
    func save(_ note: Note) throws -> Bool { fatalError() }
}
