@MainActor
protocol Store {
    func visit(_ first: Int) async throws -> String
    #if compiler(>=5.5)
    var save: Bool { get async }
    #endif
    init(by first: [Int])
}
