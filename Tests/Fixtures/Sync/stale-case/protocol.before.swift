enum Status: Sendable { case draft, sent }

protocol Store {
    var status: Status { get set }
    func load() -> Status
}
