struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    func title() -> String
    subscript(_ key: Int) -> Bool { get }
}

extension Store {
    subscript(_ key: Int) -> Bool { fatalError() }
}
