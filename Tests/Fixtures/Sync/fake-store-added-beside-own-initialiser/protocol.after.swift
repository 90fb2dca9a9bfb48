struct Note: Sendable { var id = 0 }

protocol Store {
    func refresh()
    func save(_ note: Note)
    var all: [Note] { get }
}
