struct Draft {}
protocol Store {
    associatedtype Note
    associatedtype Body
    typealias Text = String
    func save(_ note: Note)
}
