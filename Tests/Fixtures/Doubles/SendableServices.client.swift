import SendableServices

/// A client of `AuthService`, yours to edit.
@dynamicMemberLookup
final class AuthServiceClient: AuthService {
    /// A client whose members fail until they are set.
    static var unimplemented: AuthServiceClient { AuthServiceClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some AuthService) {
        storage.onLogInUserPassword = { try await live.logIn(user: $0, password: $1) }
        storage.onSession = { live.session() }
        storage.onAdopt = { await live.adopt($0) }
        storage.onLogOut = { live.logOut() }
        storage.onObserve = { live.observe($0) }
        storage.onIsLoggedIn = { live.isLoggedIn }
        storage.onRetries = { live.retries }
        storage.onSetRetries = { live.retries = $0 }
        storage.onCurrent = { live.current }
        storage.onToken = { try await live.token }
        storage.onChanges = { live.changes() }
        storage.onSubscript = { live[$0] }
        storage.onSetSubscript = { live[$0] = $1 }
    }

    struct Storage {
        var onLogInUserPassword: @Sendable (String, String) async throws -> Bool = { _, _ in
            TestIssue.report("AuthServiceClient.onLogInUserPassword is not set", returning: false)
        }
        var onSession: @Sendable () -> Session = {
            TestIssue.report("AuthServiceClient.onSession is not set", returning: Session(user: ""))
        }
        var onAdopt: @Sendable (Session) async -> Void = { _ in
            TestIssue.report("AuthServiceClient.onAdopt is not set")
        }
        var onLogOut: @Sendable () -> Void = { TestIssue.report("AuthServiceClient.onLogOut is not set") }
        var onObserve: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void = { _ in
            TestIssue.report("AuthServiceClient.onObserve is not set")
        }
        var onIsLoggedIn: @Sendable () -> Bool = {
            TestIssue.report("AuthServiceClient.onIsLoggedIn is not set", returning: false)
        }
        var onRetries: @Sendable () -> Int = {
            TestIssue.report("AuthServiceClient.onRetries is not set", returning: 0)
        }
        var onSetRetries: @Sendable (Int) -> Void = { _ in
            TestIssue.report("AuthServiceClient.onSetRetries is not set")
        }
        var onCurrent: @Sendable () -> Session = {
            TestIssue.report("AuthServiceClient.onCurrent is not set", returning: Session(user: ""))
        }
        var onToken: @Sendable () async throws -> String = {
            TestIssue.report("AuthServiceClient.onToken is not set", returning: "")
        }
        var onChanges: @Sendable () -> AsyncStream<Bool> = {
            TestIssue.report("AuthServiceClient.onChanges is not set", returning: AsyncStream { $0.finish() })
        }
        var onSubscript: @Sendable (String) -> String? = { _ in
            TestIssue.report("AuthServiceClient.onSubscript is not set", returning: nil)
        }
        var onSetSubscript: @Sendable (String, String?) -> Void = { _, _ in
            TestIssue.report("AuthServiceClient.onSetSubscript is not set")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func logIn(user: String, password: String) async throws -> Bool {
        try await storage.onLogInUserPassword(user, password)
    }

    func session() -> Session { storage.onSession() }
    func adopt(_ session: Session) async { await storage.onAdopt(session) }
    func logOut() { storage.onLogOut() }
    func observe(_ change: @escaping @Sendable (Bool) -> Void) { storage.onObserve(change) }
    var isLoggedIn: Bool { storage.onIsLoggedIn() }

    var retries: Int {
        get { storage.onRetries() }
        set { storage.onSetRetries(newValue) }
    }

    var current: Session { storage.onCurrent() }

    var token: String {
        get async throws { try await storage.onToken() }
    }

    func changes() -> AsyncStream<Bool> { storage.onChanges() }

    subscript(key: String) -> String? {
        get { storage.onSubscript(key) }
        set { storage.onSetSubscript(key, newValue) }
    }
}

/// A client of `Clockwork`, yours to edit.
struct ClockworkClient: Clockwork {
    /// A client whose members fail until they are set.
    static var unimplemented: ClockworkClient { ClockworkClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Clockwork) {
        onSetStorage = { live.setStorage($0) }
    }

    // MARK: setStorage(_:)
    var onSetStorage: @Sendable (Int) -> Void = { _ in TestIssue.report("ClockworkClient.onSetStorage is not set") }
    func setStorage(_ storage: Int) { onSetStorage(storage) }
}
