struct Note {}
protocol Store {
    func save(_ note: Note)
}
