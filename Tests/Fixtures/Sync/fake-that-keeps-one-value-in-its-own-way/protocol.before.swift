struct Note: Equatable { var id = 0; var title = "" }
protocol Info {
    func load() -> Note?
    func save(_ note: Note)
    func delete()
}
