struct Note: Sendable { var id = 0 }

protocol Store {
    func save(_ note: Note)
    func edit(_ note: inout Note)
    static func reset()
}
