protocol Store {
    func save(_ text: String)
}
