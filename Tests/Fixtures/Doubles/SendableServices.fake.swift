import SendableServices

/// A fake of `AuthService`, yours to edit.
@dynamicMemberLookup
final class AuthServiceFake: AuthService {
    struct Storage {
        var logInUserPasswordStub: @Sendable (String, String) async throws -> Bool = { _, _ in
            TestIssue.report("AuthServiceFake.logInUserPasswordStub is not set", returning: false)
        }
        var adoptStub: @Sendable (Session) async -> Void = { _ in
            TestIssue.report("AuthServiceFake.adoptStub is not set")
        }
        var logOutStub: @Sendable () -> Void = { TestIssue.report("AuthServiceFake.logOutStub is not set") }
        var observeStub: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void = { _ in
            TestIssue.report("AuthServiceFake.observeStub is not set")
        }
        var isLoggedIn = false
        var retries = 0
        var current = Session(user: "")
        var changesStub: @Sendable () -> AsyncStream<Bool> = {
            TestIssue.report("AuthServiceFake.changesStub is not set", returning: AsyncStream { $0.finish() })
        }
        var values: [String: String] = [:]
        var storedSession: Session = Session(user: "")
        var storedToken: String?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var values: [String: String] {
        get { storage.values }
        set { storage.values = newValue }
    }

    var storedSession: Session {
        get { storage.storedSession }
        set { storage.storedSession = newValue }
    }

    var storedToken: String? {
        get { storage.storedToken }
        set { storage.storedToken = newValue }
    }

    init(values: [String: String] = [:], session: Session = Session(user: ""), token: String? = nil) {
        storage.values = values
        storage.storedSession = session
        storage.storedToken = token
    }

    struct NotFound: Error {}

    func logIn(user: String, password: String) async throws -> Bool {
        try await storage.logInUserPasswordStub(user, password)
    }

    func session() -> Session { storage.storedSession }
    func adopt(_ session: Session) async { await storage.adoptStub(session) }
    func logOut() { storage.logOutStub() }
    func observe(_ change: @escaping @Sendable (Bool) -> Void) { storage.observeStub(change) }

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
            guard let token = storage.storedToken else { throw NotFound() }
            return token
        }
    }

    func changes() -> AsyncStream<Bool> { storage.changesStub() }

    subscript(key: String) -> String? {
        get { storage.values[key] }
        set { storage.withLock { storage in storage.values[key] = newValue } }
    }
}

/// A fake of `Clockwork`, yours to edit.
final class ClockworkFake: Clockwork {
    func setStorage(_ storage: Int) {}
}
