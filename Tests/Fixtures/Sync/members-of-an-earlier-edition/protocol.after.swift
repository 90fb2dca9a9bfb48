/// A store.
public protocol Store {
    func find(_ text: String, in folder: Int) -> any Decodable
    func load(_ id: String) throws -> any Decodable
    static func make() -> Int
    func first(_ text: String, after place: Int) -> any Decodable
    func last() throws -> any Decodable
}
