@MainActor
protocol Store {
    var title: Int? { get set }
    func visit(_ first: Int) -> Int
}
