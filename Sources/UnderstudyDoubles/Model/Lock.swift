/// The lock that storage is behind, by the name of the property that holds it.
struct Lock: Hashable, Sendable, CustomStringConvertible {
    let name: String

    /// The name, as statements write it.
    var description: String { name }
}

extension Lock? {
    /// What is called `property`, as a member reaches it: `storage.notes`, or `notes` where there is no lock.
    func path(to property: String) -> String { (self.map { $0.name + "." } ?? "") + property }
}
