protocol Base {
    var size: Int { get }
    func load() -> Int
    func save()
}
protocol Store: Base {
    var title: String { get set }
}
