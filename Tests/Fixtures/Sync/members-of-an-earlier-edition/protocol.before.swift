/// A store.
public protocol Store {
    func find(_ text: String, in folder: Int) -> any Decodable
    func load(_ id: Int) throws -> any Decodable
    static func make() -> Int
}
