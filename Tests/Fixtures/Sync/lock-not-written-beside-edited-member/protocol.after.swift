protocol Store: Sendable {
    var title: Int { get }
}
