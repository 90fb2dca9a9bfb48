protocol Rooms {
    func get(name: Int, options: Int) -> Int
    func get(name: Int) -> Int
}

extension Rooms {
    func get(name: Int) -> Int { get(name: name, options: 0) }
}
