public struct Note: Equatable { public var id = 0; public var title = "" }
protocol Info {
    func load() -> Note?
    func save(_ note: Note)
    func delete()
    func all() -> [Note]
    func add(_ note: Note)
}
