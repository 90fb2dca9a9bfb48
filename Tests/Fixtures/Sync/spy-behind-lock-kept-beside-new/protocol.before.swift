struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    func find(by id: Int) -> Note?
}
