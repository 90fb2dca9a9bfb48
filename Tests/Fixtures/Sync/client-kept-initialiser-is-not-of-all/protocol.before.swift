struct Note: Sendable { var id = 0 }

@MainActor
protocol Store: Sendable {
    func remove(_ value: Int) throws -> String
}
