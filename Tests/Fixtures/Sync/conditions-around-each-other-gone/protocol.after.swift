#if !os(watchOS)
protocol Store {
    func save(_ note: Int)
}
#endif
