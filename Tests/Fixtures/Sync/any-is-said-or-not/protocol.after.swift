protocol Store: Sendable {
    var task: Task<Void, Error>? { get }
    func save(_ id: String)
}
