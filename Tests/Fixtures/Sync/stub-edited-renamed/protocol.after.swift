protocol Store {
    func encrypt(_ value: String) -> String
    func decode(_ value: String) -> String
}
