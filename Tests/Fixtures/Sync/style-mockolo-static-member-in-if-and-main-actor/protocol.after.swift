@MainActor
protocol Store: Sendable {
    func item(for first: Int) -> Bool
    var visit: [Int] { get }
    #if os(Linux)
    static func item() async throws -> [String: Int]
    #endif
}
