protocol Store {
    var count: Int { get }
}
