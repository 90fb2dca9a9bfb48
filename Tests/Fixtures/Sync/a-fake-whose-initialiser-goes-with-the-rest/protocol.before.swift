@MainActor
protocol Store: Sendable {
    subscript(at first: [Int], _ second: Int) -> [Int] { get }
    init(by first: [Int])
}
