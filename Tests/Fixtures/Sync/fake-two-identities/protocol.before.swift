struct Note: Sendable { var title = "" }
struct Tag: Sendable { var name = "" }

protocol Store {
    func save(_ note: Note)
    func find(note key: String) -> Note?
    func save(_ tag: Tag)
    func find(tag key: String) -> Tag?
}
