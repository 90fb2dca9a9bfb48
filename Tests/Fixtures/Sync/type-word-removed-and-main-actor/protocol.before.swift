struct Note: Sendable, Equatable { var id = 0 }

protocol Store: Sendable {
    func item() -> Note
}
