protocol Store {
    static func title(for text: String) -> String
    func save(_ text: String)
}
