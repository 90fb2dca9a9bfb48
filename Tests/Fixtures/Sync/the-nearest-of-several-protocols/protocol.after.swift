protocol BaseStore {
    var size: Int { get }
    func load() -> Int
    func save()
}
protocol NoteStore: BaseStore {
    var title: String { get set }
}
protocol ListStore: BaseStore {
    var order: Int { get set }
}
