/// Where a double has the list that its calls are written into in their order, which several doubles can share.
struct OrderPlace: Sendable {
    /// The property.
    let name: String
    /// What the lock is called that it is behind; `nil` where it is beside the members.
    let lock: Lock?

    /// Its declaration.
    var declaration: String { "var \(name): CallOrder?" }
}
