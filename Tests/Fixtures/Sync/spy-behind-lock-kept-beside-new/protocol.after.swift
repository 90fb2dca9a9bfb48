struct Note: Sendable { var id = 0 }

@MainActor
protocol Store: Sendable {
    func find(by id: Int) async -> Note?
}
