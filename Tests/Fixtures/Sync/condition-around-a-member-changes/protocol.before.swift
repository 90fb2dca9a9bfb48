protocol Store: Sendable {
    #if compiler(>=5.9)
    func save(_ note: Int) async throws
    #endif
    var title: String { get }
}
