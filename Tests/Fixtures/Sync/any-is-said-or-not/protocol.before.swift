protocol Store {
    var task: Task<Void, Error>? { get }
    func save(_ id: Int)
}
