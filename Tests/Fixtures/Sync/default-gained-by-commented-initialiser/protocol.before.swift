struct Note: Sendable { var id = 0 }

protocol Store {
    init()
    init(for first: Note?)
}
