protocol Store: AnyObject {
    func load() -> Int
    func retry(_ note: Int, completion: @escaping (Int) -> Void)
}
