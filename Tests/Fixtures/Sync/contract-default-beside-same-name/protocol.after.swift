struct Note: Sendable { var id = 0 }

protocol Store {
    init(at note: Note)
    init(at index: Int)
    var count: Int { get }
}

extension Store {
    init(at note: Note) { fatalError() }
}
