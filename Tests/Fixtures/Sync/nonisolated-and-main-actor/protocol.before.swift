struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    func count() async -> Int
}
