import SendableServices

/// A dummy of `AuthService`, yours to edit.
final class AuthServiceDummy: AuthService {
    func logIn(user: String, password: String) async throws -> Bool {
        TestIssue.report("AuthServiceDummy.logIn(user:password:) must not be called", returning: false)
    }

    func session() -> Session {
        TestIssue.report("AuthServiceDummy.session() must not be called", returning: Session(user: ""))
    }

    func adopt(_ session: Session) async { TestIssue.report("AuthServiceDummy.adopt(_:) must not be called") }
    func logOut() { TestIssue.report("AuthServiceDummy.logOut() must not be called") }

    func observe(_ change: @escaping @Sendable (Bool) -> Void) {
        TestIssue.report("AuthServiceDummy.observe(_:) must not be called")
    }

    var isLoggedIn: Bool { TestIssue.report("AuthServiceDummy.isLoggedIn must not be read", returning: false) }

    var retries: Int {
        get { TestIssue.report("AuthServiceDummy.retries must not be read", returning: 0) }
        set { TestIssue.report("AuthServiceDummy.retries must not be set") }
    }

    var current: Session { TestIssue.report("AuthServiceDummy.current must not be read", returning: Session(user: "")) }

    var token: String {
        get async throws { TestIssue.report("AuthServiceDummy.token must not be read", returning: "") }
    }

    func changes() -> AsyncStream<Bool> {
        TestIssue.report("AuthServiceDummy.changes() must not be called", returning: AsyncStream { $0.finish() })
    }

    subscript(key: String) -> String? {
        get { TestIssue.report("AuthServiceDummy.subscript(_:) must not be read", returning: nil) }
        set { TestIssue.report("AuthServiceDummy.subscript(_:) must not be set") }
    }
}

/// A dummy of `Clockwork`, yours to edit.
final class ClockworkDummy: Clockwork {
    func setStorage(_ storage: Int) { TestIssue.report("ClockworkDummy.setStorage(_:) must not be called") }
}
