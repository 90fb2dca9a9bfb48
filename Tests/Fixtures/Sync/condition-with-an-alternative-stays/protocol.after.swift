protocol Store {
    func save(_ note: Int) async throws
    var title: String { get }
}
