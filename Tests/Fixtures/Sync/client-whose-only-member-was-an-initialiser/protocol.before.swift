protocol Store: Sendable {
    init(_ first: @escaping @Sendable (Int) -> Void)
}
