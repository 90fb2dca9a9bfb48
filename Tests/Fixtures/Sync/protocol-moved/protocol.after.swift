/// What stores do.
public protocol Store {
    func save(_ text: String)
    func clear()
}
