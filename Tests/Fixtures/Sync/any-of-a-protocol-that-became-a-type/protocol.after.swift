struct Note {}
protocol Store {
    var first: Note { get }
    func find(_ note: Note) -> Bool
}
