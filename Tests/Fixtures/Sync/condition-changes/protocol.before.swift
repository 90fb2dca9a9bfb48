#if os(Linux) || os(macOS)
protocol Store {
    func save(_ note: Int)
}
#endif
