protocol Rooms {
    func get(id: Int, options: Int) -> Int
    func get(id: Int) -> Int
}

extension Rooms {
    func get(id: Int) -> Int { get(id: id, options: 0) }
}
