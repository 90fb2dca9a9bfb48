protocol Store: AnyObject, Sendable {
    func load() -> Int
    func retry(_ note: Int, completion: @escaping @Sendable (Int) -> Void)
}
