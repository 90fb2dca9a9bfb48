struct Note { var id = 0 }
protocol Store {
    func ping() -> Bool
    func all() -> [Note]
    func add(_ note: Note)
}
