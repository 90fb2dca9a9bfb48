struct Note: Sendable { var id = 0 }

protocol Store {
    init(_ notes: [Note])
    func count() -> Int
}
