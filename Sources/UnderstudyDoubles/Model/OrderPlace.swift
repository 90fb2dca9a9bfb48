/// Where a double has the list that its calls are written into in their order, which several doubles can share.
struct OrderPlace: Sendable {
    /// The property.
    let name: String
    /// What the lock is called that it is behind; `nil` where it is beside the members.
    let lock: Lock?

    /// The double where it notes what is used of it: a test that gives it a list reads its calls there.
    var watched: String?

    /// Its declaration.
    var declaration: String {
        let observer = watched.map { " { didSet { Unused.reads(\"\($0)\") } }" } ?? ""
        return "var \(name): CallOrder?" + observer
    }
}
