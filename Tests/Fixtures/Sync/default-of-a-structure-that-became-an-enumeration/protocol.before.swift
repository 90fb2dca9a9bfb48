struct NoteID { let value: String }
protocol Store {
    var last: NoteID { get }
    func save(_ id: NoteID)
}
