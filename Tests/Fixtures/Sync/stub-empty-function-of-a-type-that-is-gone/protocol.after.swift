struct Note: Sendable { var id = 0 }

protocol Store {
    func save(_ note: Note)
    func ping()
}
