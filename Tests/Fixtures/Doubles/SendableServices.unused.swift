import SendableServices

/// A spy of `AuthService`, yours to edit.
@dynamicMemberLookup
final class AuthServiceSpy: AuthService {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("AuthServiceSpy") } }
        struct LogInUserPasswordCall: RecordedCall { let user: String, password: String }
        @Recorded("AuthServiceSpy.logIn(user:password:)") var logInUserPasswordCalls: [LogInUserPasswordCall] = []
        @Stubbed(behindLock: "AuthServiceSpy.logInUserPasswordStub") var logInUserPasswordStub:
            @Sendable (String, String) async throws -> Bool = { _, _ in
                false
            }
        @Recorded("AuthServiceSpy.session()") var sessionCallCount = 0
        @Stubbed(behindLock: "AuthServiceSpy.sessionStub") var sessionStub: @Sendable () -> Session = {
            Session(user: "")
        }
        @Recorded("AuthServiceSpy.adopt(_:)") var adoptCalls: [Session] = []
        @Recorded("AuthServiceSpy.logOut()") var logOutCallCount = 0
        @Recorded("AuthServiceSpy.observe(_:)") var observeCalls: [@Sendable (Bool) -> Void] = []
        @Stubbed(behindLock: "AuthServiceSpy.observeStub") var observeStub:
            @Sendable (@escaping @Sendable (Bool) -> Void) -> Void = { _ in }
        var isLoggedIn = false
        @Recorded("AuthServiceSpy.retries") var retriesSetCalls: [Int] = []
        var retries = 0 {
            didSet {
                $retriesSetCalls.append(retries)
                order?.add("retries")
            }
        }
        var current = Session(user: "")
        @Recorded("AuthServiceSpy.token") var tokenCallCount = 0
        @Stubbed(behindLock: "AuthServiceSpy.tokenStub") var tokenStub: @Sendable () async throws -> String = { "" }
        @Recorded("AuthServiceSpy.changes()") var changesCallCount = 0
        @Stubbed(behindLock: "AuthServiceSpy.changesStub") var changesStub: @Sendable () -> AsyncStream<Bool> = {
            AsyncStream { $0.finish() }
        }
        @Recorded("AuthServiceSpy.subscript(_:)") var subscriptCalls: [String] = []
        @Stubbed(behindLock: "AuthServiceSpy.subscriptStub") var subscriptStub: @Sendable (String) -> String? = { _ in
            nil
        }
        struct SubscriptSetCall: RecordedCall { let key: String, newValue: String? }
        @Recorded("AuthServiceSpy.subscript(_:)") var subscriptSetCalls: [SubscriptSetCall] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.logInUserPasswordCalls = []
        storage.sessionCallCount = 0
        storage.adoptCalls = []
        storage.logOutCallCount = 0
        storage.observeCalls = []
        storage.retriesSetCalls = []
        storage.tokenCallCount = 0
        storage.changesCallCount = 0
        storage.subscriptCalls = []
        storage.subscriptSetCalls = []
    }

    func logIn(user: String, password: String) async throws -> Bool {
        storage.withLock { $0.$logInUserPasswordCalls.append(.init(user: user, password: password)) }
        storage.order?.add("logIn(user:password:)")
        return try await storage.logInUserPasswordStub(user, password)
    }

    func session() -> Session {
        storage.withLock { $0.$sessionCallCount.increment() }
        storage.order?.add("session()")
        return storage.sessionStub()
    }

    func adopt(_ session: Session) async {
        storage.withLock { $0.$adoptCalls.append(session) }
        storage.order?.add("adopt(_:)")
    }

    func logOut() {
        storage.withLock { $0.$logOutCallCount.increment() }
        storage.order?.add("logOut()")
    }

    func observe(_ change: @escaping @Sendable (Bool) -> Void) {
        storage.withLock { $0.$observeCalls.append(change) }
        storage.order?.add("observe(_:)")
        storage.observeStub(change)
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
            storage.withLock { $0.$tokenCallCount.increment() }
            storage.order?.add("token")
            return try await storage.tokenStub()
        }
    }

    func changes() -> AsyncStream<Bool> {
        storage.withLock { $0.$changesCallCount.increment() }
        storage.order?.add("changes()")
        return storage.changesStub()
    }

    subscript(key: String) -> String? {
        get {
            storage.withLock { $0.$subscriptCalls.append(key) }
            storage.order?.add("subscript(_:)")
            return storage.subscriptStub(key)
        }
        set {
            storage.withLock { $0.$subscriptSetCalls.append(.init(key: key, newValue: newValue)) }
            storage.order?.add("subscript(_:)")
        }
    }
}

/// A spy of `Clockwork`, yours to edit.
@dynamicMemberLookup
final class ClockworkSpy: Clockwork {
    struct SpyStorage {
        var order: CallOrder? { didSet { Unused.reads("ClockworkSpy") } }
        @Recorded("ClockworkSpy.setStorage(_:)") var setStorageCalls: [Int] = []
    }

    private let spyStorage = Locked(SpyStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<SpyStorage, Value>) -> Value {
        get { spyStorage[dynamicMember: member] }
        set { spyStorage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() { spyStorage.setStorageCalls = [] }

    func setStorage(_ storage: Int) {
        spyStorage.withLock { $0.$setStorageCalls.append(storage) }
        spyStorage.order?.add("setStorage(_:)")
    }
}
