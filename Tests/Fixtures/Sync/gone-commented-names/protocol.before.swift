struct Note: Sendable { var id = 0 }

protocol Store {
    func visit(_ note: Note?) -> Bool
    func clear()
}
