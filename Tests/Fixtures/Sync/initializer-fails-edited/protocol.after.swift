protocol Archive {
    init(path: String) throws
    func count() -> Int
}
