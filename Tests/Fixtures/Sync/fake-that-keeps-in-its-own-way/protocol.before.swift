struct Note { var title = "" }
protocol Store {
    func all() -> [Note]
    func find(title: String) -> Note?
}
