protocol Store {
    func encode(_ value: String) -> String
    func decode(_ value: String) -> String
}
