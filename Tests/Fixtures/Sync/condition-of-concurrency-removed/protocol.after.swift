protocol Store {
    func save() async
}
