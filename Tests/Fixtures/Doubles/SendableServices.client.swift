import SendableServices

/// A client of `AuthService`, yours to edit.
nonisolated struct AuthServiceClient: Sendable {
    /// A client whose members fail until they are set.
    static var unimplemented: AuthServiceClient { AuthServiceClient() }

    init() {}

    /// Makes a client that hands everything on to `live`.
    init(_ live: some AuthService) {
        onLogInUserPassword = { try await live.logIn(user: $0, password: $1) }
        onSession = { live.session() }
        onAdopt = { await live.adopt($0) }
        onLogOut = { live.logOut() }
        onObserve = { live.observe($0) }
        onIsLoggedIn = { live.isLoggedIn }
        onRetries = { live.retries }
        onSetRetries = { live.retries = $0 }
        onCurrent = { live.current }
        onToken = { try await live.token }
        onChanges = { live.changes() }
        onSubscript = { live[$0] }
        onSetSubscript = { live[$0] = $1 }
    }

    // MARK: logIn(user:password:)
    var onLogInUserPassword: @Sendable (String, String) async throws -> Bool = { _, _ in
        fatalError("AuthServiceClient.onLogInUserPassword is not set")
    }
    func logIn(user: String, password: String) async throws -> Bool { try await onLogInUserPassword(user, password) }

    // MARK: session()
    var onSession: @Sendable () -> Session = { fatalError("AuthServiceClient.onSession is not set") }
    func session() -> Session { onSession() }

    // MARK: adopt(_:)
    var onAdopt: @Sendable (Session) async -> Void = { _ in fatalError("AuthServiceClient.onAdopt is not set") }
    func adopt(_ session: Session) async { await onAdopt(session) }

    // MARK: logOut()
    var onLogOut: @Sendable () -> Void = { fatalError("AuthServiceClient.onLogOut is not set") }
    func logOut() { onLogOut() }

    // MARK: observe(_:)
    var onObserve: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void = { _ in
        fatalError("AuthServiceClient.onObserve is not set")
    }
    func observe(_ change: @escaping @Sendable (Bool) -> Void) { onObserve(change) }

    // MARK: isLoggedIn
    var onIsLoggedIn: @Sendable () -> Bool = { fatalError("AuthServiceClient.onIsLoggedIn is not set") }
    var isLoggedIn: Bool { onIsLoggedIn() }

    // MARK: retries
    var onRetries: @Sendable () -> Int = { fatalError("AuthServiceClient.onRetries is not set") }
    var onSetRetries: @Sendable (Int) -> Void = { _ in fatalError("AuthServiceClient.onSetRetries is not set") }
    var retries: Int {
        get { onRetries() }
        set { onSetRetries(newValue) }
    }

    // MARK: current
    var onCurrent: @Sendable () -> Session = { fatalError("AuthServiceClient.onCurrent is not set") }
    var current: Session { onCurrent() }

    // MARK: token
    var onToken: @Sendable () async throws -> String = { fatalError("AuthServiceClient.onToken is not set") }
    var token: String {
        get async throws { try await onToken() }
    }

    // MARK: changes()
    var onChanges: @Sendable () -> AsyncStream<Bool> = { fatalError("AuthServiceClient.onChanges is not set") }
    func changes() -> AsyncStream<Bool> { onChanges() }

    // MARK: subscript(_:)
    var onSubscript: @Sendable (String) -> String? = { _ in fatalError("AuthServiceClient.onSubscript is not set") }
    var onSetSubscript: @Sendable (String, String?) -> Void = { _, _ in
        fatalError("AuthServiceClient.onSetSubscript is not set")
    }
    subscript(key: String) -> String? {
        get { onSubscript(key) }
        set { onSetSubscript(key, newValue) }
    }
}

/// A client of `Clockwork`, yours to edit.
struct ClockworkClient: Clockwork {
    /// A client whose members fail until they are set.
    static var unimplemented: ClockworkClient { ClockworkClient() }

    init() {}

    /// Makes a client that hands everything on to `live`.
    init(_ live: some Clockwork) {
        onSetStorage = { live.setStorage($0) }
    }

    // MARK: setStorage(_:)
    var onSetStorage: @Sendable (Int) -> Void = { _ in fatalError("ClockworkClient.onSetStorage is not set") }
    func setStorage(_ storage: Int) { onSetStorage(storage) }
}
