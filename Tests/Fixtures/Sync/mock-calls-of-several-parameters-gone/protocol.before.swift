struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Store {
    var count: Int { get }
    func save(_ note: Note, at index: Int)
}
