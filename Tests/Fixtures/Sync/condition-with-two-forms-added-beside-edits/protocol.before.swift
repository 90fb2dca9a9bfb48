protocol Store {
    func load() -> Int
    func execute(_ task: @escaping () -> Void)
    var title: String { get }
}
