import SendableServices

/// A spy of `AuthService`, yours to edit.
@dynamicMemberLookup
final class AuthServiceSpy: AuthService {
    struct Storage {
        struct LogInUserPasswordCall: RecordedCall { let user: String, password: String }
        var logInUserPasswordCalls: [LogInUserPasswordCall] = []
        var logInUserPasswordStub: @Sendable (String, String) async throws -> Bool = { _, _ in false }
        var sessionCallCount = 0
        var sessionStub: @Sendable () -> Session = { Session(user: "") }
        var adoptCalls: [Session] = []
        var logOutCallCount = 0
        var observeCalls: [@Sendable (Bool) -> Void] = []
        var observeStub: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void = { _ in }
        var isLoggedIn = false
        var retriesSetCalls: [Int] = []
        var retries = 0 { didSet { retriesSetCalls.append(retries) } }
        var current = Session(user: "")
        var tokenCallCount = 0
        var tokenStub: @Sendable () async throws -> String = { "" }
        var changesCallCount = 0
        var changesStub: @Sendable () -> AsyncStream<Bool> = { AsyncStream { $0.finish() } }
        var subscriptCalls: [String] = []
        var subscriptStub: @Sendable (String) -> String? = { _ in nil }
        struct SubscriptSetCall: RecordedCall { let key: String, newValue: String? }
        var subscriptSetCalls: [SubscriptSetCall] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func logIn(user: String, password: String) async throws -> Bool {
        storage.append(.init(user: user, password: password), to: \.logInUserPasswordCalls)
        return try await storage.logInUserPasswordStub(user, password)
    }

    func session() -> Session {
        storage.increment(\.sessionCallCount)
        return storage.sessionStub()
    }

    func adopt(_ session: Session) async { storage.append(session, to: \.adoptCalls) }
    func logOut() { storage.increment(\.logOutCallCount) }

    func observe(_ change: @escaping @Sendable (Bool) -> Void) {
        storage.append(change, to: \.observeCalls)
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
            storage.increment(\.tokenCallCount)
            return try await storage.tokenStub()
        }
    }

    func changes() -> AsyncStream<Bool> {
        storage.increment(\.changesCallCount)
        return storage.changesStub()
    }

    subscript(key: String) -> String? {
        get {
            storage.append(key, to: \.subscriptCalls)
            return storage.subscriptStub(key)
        }
        set { storage.append(.init(key: key, newValue: newValue), to: \.subscriptSetCalls) }
    }
}

/// A spy of `Clockwork`, yours to edit.
@dynamicMemberLookup
final class ClockworkSpy: Clockwork {
    struct SpyStorage {
        var setStorageCalls: [Int] = []
    }

    private let spyStorage = Locked(SpyStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<SpyStorage, Value>) -> Value {
        get { spyStorage[dynamicMember: member] }
        set { spyStorage[dynamicMember: member] = newValue }
    }

    func setStorage(_ storage: Int) { spyStorage.append(storage, to: \.setStorageCalls) }
}
