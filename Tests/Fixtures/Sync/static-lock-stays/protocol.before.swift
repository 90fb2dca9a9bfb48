struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    static func load() -> Int
    func count() -> Int
}
