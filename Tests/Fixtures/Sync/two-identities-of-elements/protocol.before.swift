class Note {}
class Mark {}
protocol Store {
    func add(_ note: Note)
    func remove(_ note: Note)
    func all() -> [Note]
}
