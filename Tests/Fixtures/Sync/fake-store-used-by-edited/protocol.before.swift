struct Note: Identifiable, Sendable { var id = 0 }

protocol Store: AnyObject {
    func save(_ note: Note) throws
    func load(id: Int) -> Note?
    func refresh()
}
