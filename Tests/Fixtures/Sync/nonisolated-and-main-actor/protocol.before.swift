struct Note: Sendable { var id = 0 }

protocol Store {
    func count() async -> Int
}
