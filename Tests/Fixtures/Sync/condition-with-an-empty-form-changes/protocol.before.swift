protocol Store {
    #if os(Linux)
    // Not there yet.
    #else
    func save(_ note: Int)
    #endif
    var title: String { get }
}
