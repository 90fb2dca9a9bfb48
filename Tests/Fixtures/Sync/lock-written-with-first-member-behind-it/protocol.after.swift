protocol Store: Sendable {
    var item: Int { get }
    var title: Int { get }
}
