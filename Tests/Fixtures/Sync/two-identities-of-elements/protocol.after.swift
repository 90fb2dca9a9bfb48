class Note {}
class Mark {}
protocol Store {
    func add(mark: Mark)
    func remove(mark: Mark)
    func marks() -> [Mark]
    func add(_ note: Note)
    func remove(_ note: Note)
    func all() -> [Note]
}
