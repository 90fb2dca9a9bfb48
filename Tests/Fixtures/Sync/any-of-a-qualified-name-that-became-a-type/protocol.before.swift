protocol Note {}
protocol Store {
    func save(_ note: any Note)
}
