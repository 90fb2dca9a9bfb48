struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    #if os(Linux)
    func refresh()
    #endif
    var title: String { get }
}
