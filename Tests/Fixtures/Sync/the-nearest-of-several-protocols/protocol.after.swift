protocol BaseStore {
    func load() -> Int
    func save()
}
protocol NoteStore: BaseStore {
    func remove()
}
protocol ListStore: BaseStore {
    func sort()
    func filter()
}
