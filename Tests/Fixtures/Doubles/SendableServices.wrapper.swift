import SendableServices

/// A wrapper of `AuthService`, yours to edit.
final class AuthServiceWrapper<Base: AuthService>: AuthService {
    let base: Base
    init(base: Base) { self.base = base }

    func logIn(user: String, password: String) async throws -> Bool {
        try await base.logIn(user: user, password: password)
    }

    func session() -> Session { base.session() }
    func adopt(_ session: Session) async { await base.adopt(session) }
    func logOut() { base.logOut() }
    func observe(_ change: @escaping @Sendable (Bool) -> Void) { base.observe(change) }
    var isLoggedIn: Bool { base.isLoggedIn }

    var retries: Int {
        get { base.retries }
        set { base.retries = newValue }
    }

    var current: Session { base.current }

    var token: String {
        get async throws { try await base.token }
    }

    func changes() -> AsyncStream<Bool> { base.changes() }

    subscript(key: String) -> String? {
        get { base[key] }
        set { base[key] = newValue }
    }
}

/// A wrapper of `Clockwork`, yours to edit.
struct ClockworkWrapper<Base: Clockwork>: Clockwork {
    let base: Base

    func setStorage(_ storage: Int) { base.setStorage(storage) }
}
