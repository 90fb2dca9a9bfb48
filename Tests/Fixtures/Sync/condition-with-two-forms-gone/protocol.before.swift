protocol Store {
    func load() -> Int
    #if swift(>=5.7)
    func execute(_ task: @escaping @Sendable () -> Void)
    #else
    func execute(_ task: @escaping () -> Void)
    #endif
}
