enum NoteID { case local(String), remote(Int) }
protocol Store {
    var last: NoteID { get }
    func save(_ id: NoteID)
}
