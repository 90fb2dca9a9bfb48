final class Client: Sendable { init(port: Int) {} }
protocol Store: Sendable {
    var client: Client { get }
    func load() -> Client
}
