final class Client: Sendable { private init() {} }
protocol Store: Sendable {
    var client: Client { get }
    func load() -> Client
}
