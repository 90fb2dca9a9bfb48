import SendableServices

/// A fake of `AuthService`, yours to edit.
final class AuthServiceFake: AuthService {
    struct Storage {
        var isLoggedIn = false
        var retries = 0
        var current = Session(user: "")
        var values: [String: String] = [:]
    }

    private let storage = Locked(Storage())

    var values: [String: String] {
        get { storage.values }
        set { storage.values = newValue }
    }

    init(values: [String: String] = [:]) { storage.values = values }

    func logIn(user: String, password: String) async throws -> Bool {
        // Fill in: what it does.
        TestIssue.report("AuthServiceFake.logIn(user:password:) is not filled in", returning: false)
    }

    func session() -> Session {
        // Fill in: what it does.
        TestIssue.report("AuthServiceFake.session() is not filled in", returning: Session(user: ""))
    }

    func adopt(_ session: Session) async {}
    func logOut() {}

    func observe(_ change: @escaping @Sendable (Bool) -> Void) {
        // Fill in: what it does.
        TestIssue.report("AuthServiceFake.observe(_:) is not filled in")
    }

    var isLoggedIn: Bool {
        get { storage.isLoggedIn }
        set { storage.isLoggedIn = newValue }
    }

    var retries: Int {
        get { storage.retries }
        set { storage.retries = newValue }
    }

    var current: Session {
        get { storage.current }
        set { storage.current = newValue }
    }

    var token: String {
        get async throws {
            // Fill in: what it does.
            TestIssue.report("AuthServiceFake.token is not filled in", returning: "")
        }
    }

    func changes() -> AsyncStream<Bool> {
        // Fill in: what it does.
        TestIssue.report("AuthServiceFake.changes() is not filled in", returning: AsyncStream { $0.finish() })
    }

    subscript(key: String) -> String? {
        get { storage.values[key] }
        set { storage.withLock { storage in storage.values[key] = newValue } }
    }
}

/// A fake of `Clockwork`, yours to edit.
final class ClockworkFake: Clockwork {
    func setStorage(_ storage: Int) {}
}
