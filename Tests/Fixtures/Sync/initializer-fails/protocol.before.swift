protocol Archive {
    init(path: String)
    func count() -> Int
}
