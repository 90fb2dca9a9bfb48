protocol Base {
    func load() -> Int
    func save()
}
protocol Store: Base {
    func remove()
}
