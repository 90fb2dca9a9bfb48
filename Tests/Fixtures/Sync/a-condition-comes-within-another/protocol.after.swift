#if canImport(Darwin) || os(Linux)
#if !os(watchOS)
protocol Store {
    func load() -> Int
}
#endif
#endif
