struct Note: Sendable { var id = 0 }

@MainActor
protocol Store: Sendable {
    func count() async -> Int
}
