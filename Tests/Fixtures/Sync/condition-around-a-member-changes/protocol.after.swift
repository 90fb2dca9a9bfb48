protocol Store: Sendable {
    #if compiler(>=5.5)
    func save(_ note: Int) async throws
    #endif
    var title: String { get }
}
