#if compiler(>=5.6)
protocol Store {
    func save()
}
#endif
