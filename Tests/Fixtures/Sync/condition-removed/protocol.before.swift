#if DEBUG
protocol Store {
    func save()
}
#endif
