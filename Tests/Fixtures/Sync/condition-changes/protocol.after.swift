#if os(Linux) || os(macOS) || os(iOS)
protocol Store {
    func save(_ note: Int)
}
#endif
