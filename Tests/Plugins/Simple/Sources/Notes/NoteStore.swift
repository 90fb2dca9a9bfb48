// understudy: spy
protocol NoteStore {
    func save(_ note: String) throws
    func findNote(named name: String) async -> String?
}
