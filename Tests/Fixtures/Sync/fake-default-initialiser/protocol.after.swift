struct Note: Sendable { var id = 0 }

protocol Store {
    init()
    init(title: String)
    func refresh()
}

extension Store {
    init() { fatalError() }
}
