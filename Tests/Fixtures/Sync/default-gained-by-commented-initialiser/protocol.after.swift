struct Note: Sendable { var id = 0 }

protocol Store {
    init()
    init(for first: Note?)
    var count: Int { get throws }
}

extension Store {
    init() { fatalError() }
}
