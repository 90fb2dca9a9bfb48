protocol Store: Sendable {
    func find(_ value: Int) throws
    func save() -> Int
}
