@MainActor
protocol Store {
    #if compiler(>=5.5)
    func visit(_ first: Int) async throws -> String
    #endif
    init(by first: [Int])
}
