#if canImport(Darwin) || os(Linux)
protocol Store {
    func load() -> Int
}
#endif
