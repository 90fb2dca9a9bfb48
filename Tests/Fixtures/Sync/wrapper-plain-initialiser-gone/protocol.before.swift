protocol Store {
    static func store(first: String) -> String
    init()
}
