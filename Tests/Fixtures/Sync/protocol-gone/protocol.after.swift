protocol Other {
    func load() -> [Int]
}
