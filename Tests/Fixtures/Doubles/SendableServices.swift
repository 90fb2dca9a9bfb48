// swift-format-ignore-file

import Foundation

public final class Session {
    public var user: String
    public init(user: String) { self.user = user }
}

public protocol AuthService: AnyObject, Sendable {
    func logIn(user: String, password: String) async throws -> Bool
    func session() -> Session
    func adopt(_ session: Session) async
    func logOut()
    func observe(_ change: @escaping @Sendable (Bool) -> Void)
    var isLoggedIn: Bool { get }
    var retries: Int { get set }
    var current: Session { get }
    var token: String { get async throws }
    func changes() -> AsyncStream<Bool>
    subscript(key: String) -> String? { get set }
}

public protocol Clockwork: Sendable {
    func setStorage(_ storage: Int)
}
