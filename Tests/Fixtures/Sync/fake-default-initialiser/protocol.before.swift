struct Note: Sendable { var id = 0 }

protocol Store {
    init()
    func refresh()
}

extension Store {
    init() { fatalError() }
}
