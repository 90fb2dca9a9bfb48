protocol Store {
    func clear()
    var count: Int { get }
}
