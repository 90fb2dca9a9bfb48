final class Client: Sendable { init() {} }
protocol Store: Sendable {
    var client: Client { get }
    func load() -> Client
}
