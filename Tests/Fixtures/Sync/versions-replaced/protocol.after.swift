@available(macOS 10.15, iOS 13, *)
protocol Store {
    func save(_ note: Int) async throws
    var title: String { get }
}
