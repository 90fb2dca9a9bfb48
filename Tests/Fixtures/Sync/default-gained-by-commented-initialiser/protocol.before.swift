protocol Store {
    init()
    init(for first: Note?)
}
