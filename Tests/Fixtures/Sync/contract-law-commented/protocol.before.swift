struct Note: Sendable { var id = 0 }

protocol Store {
    var title: Int { get set }
    func refresh()
}
