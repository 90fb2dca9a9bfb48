@available(macOS 12, iOS 15, *)
protocol Store {
    func save(_ note: Int) async throws
    var title: String { get }
}
