struct Note: Sendable { var id = 0 }

protocol Store {
    func visit(_ count: Int) -> Bool
    func visit(_ pair: (Int, String)) -> Bool
    func clear()
}
