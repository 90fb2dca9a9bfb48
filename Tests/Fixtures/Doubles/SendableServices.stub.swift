import SendableServices

/// A stub of `AuthService`, yours to edit.
@dynamicMemberLookup
final class AuthServiceStub: AuthService {
    struct Storage {
        var logInUserPasswordStub: @Sendable (String, String) async throws -> Bool = { _, _ in false }
        var sessionStub: @Sendable () -> Session = { Session(user: "") }
        var observeStub: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void = { _ in }
        var isLoggedIn = false
        var retries = 0
        var current = Session(user: "")
        var tokenStub: @Sendable () async throws -> String = { "" }
        var changesStub: @Sendable () -> AsyncStream<Bool> = { AsyncStream { $0.finish() } }
        var subscriptStub: @Sendable (String) -> String? = { _ in nil }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func logIn(user: String, password: String) async throws -> Bool {
        try await storage.logInUserPasswordStub(user, password)
    }

    func session() -> Session { storage.sessionStub() }
    func adopt(_ session: Session) async {}
    func logOut() {}
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
        get async throws { try await storage.tokenStub() }
    }

    func changes() -> AsyncStream<Bool> { storage.changesStub() }

    subscript(key: String) -> String? {
        get { storage.subscriptStub(key) }
        set {}
    }
}

/// A stub of `Clockwork`, yours to edit.
final class ClockworkStub: Clockwork {
    func setStorage(_ storage: Int) {}
}
