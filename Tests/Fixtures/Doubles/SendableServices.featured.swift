import SendableServices

/// A spy of `AuthService`, yours to edit.
@dynamicMemberLookup
final class AuthServiceSpy: AuthService {
    init() {}

    struct Storage {
        var order: CallOrder?
        struct LogInUserPasswordCall: RecordedCall { let user: String, password: String }
        var logInUserPasswordCalls: [LogInUserPasswordCall] = []
        var logInUserPasswordStub: @Sendable (String, String) async throws -> Bool = { _, _ in false }
        var sessionCallCount = 0
        var sessionStub: @Sendable () -> Session = { Session(user: "") }
        var adoptCalls: [Session] = []
        var adoptStub: @Sendable (Session) async -> Void = { _ in }
        var logOutCallCount = 0
        var logOutStub: @Sendable () -> Void = {}
        var observeCalls: [@Sendable (Bool) -> Void] = []
        var observeStub: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void = { _ in }
        var isLoggedInCallCount = 0
        var isLoggedInStub: @Sendable () -> Bool = { false }
        var retriesCallCount = 0
        var retriesStub: @Sendable () -> Int = { 0 }
        var retriesSetCalls: [Int] = []
        var retriesSetStub: @Sendable (Int) -> Void = { _ in }
        var currentCallCount = 0
        var currentStub: @Sendable () -> Session = { Session(user: "") }
        var tokenCallCount = 0
        var tokenStub: @Sendable () async throws -> String = { "" }
        var changesCallCount = 0
        var changesStub: @Sendable () -> AsyncStream<Bool> = { AsyncStream { $0.finish() } }
        var subscriptCalls: [String] = []
        var subscriptStub: @Sendable (String) -> String? = { _ in nil }
        struct SubscriptSetCall: RecordedCall { let key: String, newValue: String? }
        var subscriptSetCalls: [SubscriptSetCall] = []
        var subscriptSetStub: @Sendable (String, String?) -> Void = { _, _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any AuthService) {
        storage.logInUserPasswordStub = { try await live.logIn(user: $0, password: $1) }
        storage.sessionStub = { live.session() }
        storage.adoptStub = { await live.adopt($0) }
        storage.logOutStub = { live.logOut() }
        storage.observeStub = { live.observe($0) }
        storage.isLoggedInStub = { live.isLoggedIn }
        storage.retriesStub = { live.retries }
        storage.retriesSetStub = { live.retries = $0 }
        storage.currentStub = { live.current }
        storage.tokenStub = { try await live.token }
        storage.changesStub = { live.changes() }
        storage.subscriptStub = { live[$0] }
        storage.subscriptSetStub = { live[$0] = $1 }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.logInUserPasswordCalls = []
        storage.sessionCallCount = 0
        storage.adoptCalls = []
        storage.logOutCallCount = 0
        storage.observeCalls = []
        storage.isLoggedInCallCount = 0
        storage.retriesCallCount = 0
        storage.retriesSetCalls = []
        storage.currentCallCount = 0
        storage.tokenCallCount = 0
        storage.changesCallCount = 0
        storage.subscriptCalls = []
        storage.subscriptSetCalls = []
    }

    func logIn(user: String, password: String) async throws -> Bool {
        storage.append(.init(user: user, password: password), to: \.logInUserPasswordCalls)
        storage.order?.add("logIn(user:password:)")
        return try await storage.logInUserPasswordStub(user, password)
    }

    func session() -> Session {
        storage.increment(\.sessionCallCount)
        storage.order?.add("session()")
        return storage.sessionStub()
    }

    func adopt(_ session: Session) async {
        storage.append(session, to: \.adoptCalls)
        storage.order?.add("adopt(_:)")
        await storage.adoptStub(session)
    }

    func logOut() {
        storage.increment(\.logOutCallCount)
        storage.order?.add("logOut()")
        storage.logOutStub()
    }

    func observe(_ change: @escaping @Sendable (Bool) -> Void) {
        storage.append(change, to: \.observeCalls)
        storage.order?.add("observe(_:)")
        storage.observeStub(change)
    }

    var isLoggedIn: Bool {
        storage.increment(\.isLoggedInCallCount)
        storage.order?.add("isLoggedIn")
        return storage.isLoggedInStub()
    }

    var retries: Int {
        get {
            storage.increment(\.retriesCallCount)
            storage.order?.add("retries")
            return storage.retriesStub()
        }
        set {
            storage.append(newValue, to: \.retriesSetCalls)
            storage.order?.add("retries")
            storage.retriesSetStub(newValue)
        }
    }

    var current: Session {
        storage.increment(\.currentCallCount)
        storage.order?.add("current")
        return storage.currentStub()
    }

    var token: String {
        get async throws {
            storage.increment(\.tokenCallCount)
            storage.order?.add("token")
            return try await storage.tokenStub()
        }
    }

    func changes() -> AsyncStream<Bool> {
        storage.increment(\.changesCallCount)
        storage.order?.add("changes()")
        return storage.changesStub()
    }

    subscript(key: String) -> String? {
        get {
            storage.append(key, to: \.subscriptCalls)
            storage.order?.add("subscript(_:)")
            return storage.subscriptStub(key)
        }
        set {
            storage.append(.init(key: key, newValue: newValue), to: \.subscriptSetCalls)
            storage.order?.add("subscript(_:)")
            storage.subscriptSetStub(key, newValue)
        }
    }
}

/// A spy of `Clockwork`, yours to edit.
@dynamicMemberLookup
final class ClockworkSpy: Clockwork {
    init() {}

    struct SpyStorage {
        var order: CallOrder?
        var setStorageCalls: [Int] = []
        var setStorageStub: @Sendable (Int) -> Void = { _ in }
    }

    private let spyStorage = Locked(SpyStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<SpyStorage, Value>) -> Value {
        get { spyStorage[dynamicMember: member] }
        set { spyStorage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Clockwork) { spyStorage.setStorageStub = { live.setStorage($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { spyStorage.setStorageCalls = [] }

    func setStorage(_ storage: Int) {
        spyStorage.append(storage, to: \.setStorageCalls)
        spyStorage.order?.add("setStorage(_:)")
        spyStorage.setStorageStub(storage)
    }
}
