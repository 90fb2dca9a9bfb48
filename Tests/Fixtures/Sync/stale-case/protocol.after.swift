enum Status: Sendable { case new, sent }

protocol Store {
    var status: Status { get set }
    func load() -> Status
}
