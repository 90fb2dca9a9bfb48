struct Draft {}
protocol Store {
    associatedtype Body
    typealias Text = String
    func save(_ note: Draft)
}
