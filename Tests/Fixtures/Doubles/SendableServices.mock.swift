import SendableServices

/// A mock of `AuthService`, yours to edit.
@dynamicMemberLookup
final class AuthServiceMock: AuthService {
    struct Storage {
        struct LogInUserPasswordCall: RecordedCall { let user: String, password: String }
        var logInUserPasswordCalls: [LogInUserPasswordCall] = []
        var logInUserPasswordStub: @Sendable (String, String) async throws -> Bool = { _, _ in false }
        var logInUserPasswordExpectations: [ExpectedCalls<LogInUserPasswordCall>] = []
        var sessionCallCount = 0
        var sessionStub: @Sendable () -> Session = { Session(user: "") }
        var sessionExpectations: [ExpectedCalls<Void>] = []
        var adoptCalls: [Session] = []
        var adoptExpectations: [ExpectedCalls<Session>] = []
        var logOutCallCount = 0
        var logOutExpectations: [ExpectedCalls<Void>] = []
        var observeCalls: [@Sendable (Bool) -> Void] = []
        var observeStub: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void = { _ in }
        var observeExpectations: [ExpectedCalls<@Sendable (Bool) -> Void>] = []
        var isLoggedIn = false
        var retriesSetCalls: [Int] = []
        var retries = 0 { didSet { retriesSetCalls.append(retries) } }
        var current = Session(user: "")
        var tokenCallCount = 0
        var tokenStub: @Sendable () async throws -> String = { "" }
        var tokenExpectations: [ExpectedCalls<Void>] = []
        var changesCallCount = 0
        var changesStub: @Sendable () -> AsyncStream<Bool> = { AsyncStream { $0.finish() } }
        var changesExpectations: [ExpectedCalls<Void>] = []
        var subscriptCalls: [String] = []
        var subscriptStub: @Sendable (String) -> String? = { _ in nil }
        struct SubscriptSetCall: RecordedCall { let key: String, newValue: String? }
        var subscriptSetCalls: [SubscriptSetCall] = []
        var subscriptExpectations: [ExpectedCalls<String>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.logInUserPasswordExpectations.unmet(
            storage.logInUserPasswordCalls, of: "logIn(user:password:)")
        unmet += storage.sessionExpectations.unmet(storage.sessionCallCount, of: "session()")
        unmet += storage.adoptExpectations.unmet(storage.adoptCalls, of: "adopt(_:)")
        unmet += storage.logOutExpectations.unmet(storage.logOutCallCount, of: "logOut()")
        unmet += storage.observeExpectations.unmet(storage.observeCalls, of: "observe(_:)")
        unmet += storage.tokenExpectations.unmet(storage.tokenCallCount, of: "token")
        unmet += storage.changesExpectations.unmet(storage.changesCallCount, of: "changes()")
        unmet += storage.subscriptExpectations.unmet(storage.subscriptCalls, of: "subscript(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

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

/// A mock of `Clockwork`, yours to edit.
@dynamicMemberLookup
final class ClockworkMock: Clockwork {
    struct MockStorage {
        var setStorageCalls: [Int] = []
        var setStorageExpectations: [ExpectedCalls<Int>] = []
    }

    private let mockStorage = Locked(MockStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<MockStorage, Value>) -> Value {
        get { mockStorage[dynamicMember: member] }
        set { mockStorage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += mockStorage.setStorageExpectations.unmet(mockStorage.setStorageCalls, of: "setStorage(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func setStorage(_ storage: Int) { mockStorage.append(storage, to: \.setStorageCalls) }
}
