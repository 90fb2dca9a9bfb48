protocol Store {
    func save()
}
