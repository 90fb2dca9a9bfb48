protocol Store: AnyObject {
    var atb: String { get set }
    func isKnown(_ name: String) throws -> Bool
    func read(_ name: String) async -> String?
    func count() async throws -> Int
    func sizes() throws -> Int
}
