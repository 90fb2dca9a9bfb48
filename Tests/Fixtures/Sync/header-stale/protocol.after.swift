protocol Store {
    func save(_ note: Int)
    func count() -> Int
    func twice() -> Int
}

extension Store {
    func count() -> Int {
        save(0)
        return 1
    }

    func twice() -> Int { count() * 2 }
}
