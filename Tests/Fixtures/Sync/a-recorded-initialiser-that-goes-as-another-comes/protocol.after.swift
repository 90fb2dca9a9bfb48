protocol Store: Sendable {
    func title() async throws -> [String: Int]
    var item: String { get set }
    init(with first: @escaping @Sendable (Int) -> Void)
    static func visit(_ first: String) throws -> [Int]
}
