struct Notebook {
    let store: any NoteStore

    func write(_ lines: [String]) throws {
        for line in lines where !line.isEmpty { try store.save(line) }
    }
}
