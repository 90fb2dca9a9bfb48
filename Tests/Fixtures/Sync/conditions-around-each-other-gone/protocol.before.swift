#if !os(watchOS)
#if canImport(Foundation)
protocol Store {
    func save(_ note: Int)
}
#endif
#endif
