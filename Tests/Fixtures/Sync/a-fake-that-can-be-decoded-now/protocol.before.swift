struct Note: Codable { var id = 0 }
protocol Store {
    func note(_ id: Int) -> Note?
    func add(_ note: Note)
}
