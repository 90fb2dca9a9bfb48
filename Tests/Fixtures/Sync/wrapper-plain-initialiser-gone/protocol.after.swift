protocol Store {
    subscript(_ first: Int) -> Int { get }
    static func store(first: String) -> String
}
