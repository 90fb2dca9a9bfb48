@MainActor
protocol Store: Sendable {
    static func load(at first: String) -> [Int]
    func save() -> Int
}
