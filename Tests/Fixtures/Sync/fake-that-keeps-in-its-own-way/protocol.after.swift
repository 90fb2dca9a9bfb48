struct Note { var title = "" }
protocol Store {
    func add(_ note: Note)
    func all() -> [Note]
    func find(title: String) -> Note?
    var limits: [Int] { get }
}
