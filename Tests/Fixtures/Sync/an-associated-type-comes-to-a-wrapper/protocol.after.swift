protocol Store {
    associatedtype Note
    func save()
}
