import SendableServices

/// A dummy of `AuthService`, yours to edit.
final class AuthServiceDummy: AuthService {
    func logIn(user: String, password: String) async throws -> Bool {
        fatalError("AuthServiceDummy.logIn(user:password:) must not be called")
    }

    func session() -> Session { fatalError("AuthServiceDummy.session() must not be called") }
    func adopt(_ session: Session) async { fatalError("AuthServiceDummy.adopt(_:) must not be called") }
    func logOut() { fatalError("AuthServiceDummy.logOut() must not be called") }

    func observe(_ change: @escaping @Sendable (Bool) -> Void) {
        fatalError("AuthServiceDummy.observe(_:) must not be called")
    }

    var isLoggedIn: Bool { fatalError("AuthServiceDummy.isLoggedIn must not be read") }

    var retries: Int {
        get { fatalError("AuthServiceDummy.retries must not be read") }
        set { fatalError("AuthServiceDummy.retries must not be set") }
    }

    var current: Session { fatalError("AuthServiceDummy.current must not be read") }

    var token: String {
        get async throws { fatalError("AuthServiceDummy.token must not be read") }
    }

    func changes() -> AsyncStream<Bool> { fatalError("AuthServiceDummy.changes() must not be called") }

    subscript(key: String) -> String? {
        get { fatalError("AuthServiceDummy.subscript(_:) must not be read") }
        set { fatalError("AuthServiceDummy.subscript(_:) must not be set") }
    }
}

/// A dummy of `Clockwork`, yours to edit.
final class ClockworkDummy: Clockwork {
    func setStorage(_ storage: Int) { fatalError("ClockworkDummy.setStorage(_:) must not be called") }
}
