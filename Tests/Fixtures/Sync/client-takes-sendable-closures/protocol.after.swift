struct Note: Sendable { var id = 0 }

@MainActor
protocol Store {
    var title: String { get set }
    func visit(_ visitor: @escaping @Sendable (Int) -> Void)
    func save() async
}
