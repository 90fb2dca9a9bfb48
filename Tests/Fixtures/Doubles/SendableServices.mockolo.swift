import SendableServices

/// A mock of `AuthService`, yours to edit.
@dynamicMemberLookup
final class AuthServiceMock: AuthService {
    init() {}

    struct Storage {
        var logInCallCount = 0
        var logInArgValues: [(user: String, password: String)] = []
        var logInHandler: (@Sendable (String, String) async throws -> Bool)?
        var sessionCallCount = 0
        var sessionHandler: (@Sendable () -> Session)?
        var adoptCallCount = 0
        var adoptArgValues: [Session] = []
        var adoptHandler: (@Sendable (Session) async -> Void)?
        var logOutCallCount = 0
        var logOutHandler: (@Sendable () -> Void)?
        var observeCallCount = 0
        var observeHandler: (@Sendable (@escaping @Sendable (Bool) -> Void) -> Void)?
        var isLoggedIn: Bool = false
        var retriesSetCallCount = 0
        var retries: Int = 0
        var _current: Session?
        var tokenHandler: (@Sendable () async throws -> String)?
        var changesCallCount = 0
        var changesHandler: (@Sendable () -> AsyncStream<Bool>)?
        var subscriptCallCount = 0
        var subscriptHandler: (@Sendable (String) -> String?)?
        var subscriptSetCallCount = 0
        var subscriptSetHandler: (@Sendable (String, String?) -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(isLoggedIn: Bool = false, retries: Int = 0, current: Session, token: String = "") {
        storage.isLoggedIn = isLoggedIn
        storage.retries = retries
        storage._current = current
        storage.tokenHandler = { token }
    }

    func logIn(user: String, password: String) async throws -> Bool {
        storage.withLock {
            $0.logInCallCount += 1
            $0.logInArgValues.append((user, password))
        }
        if let logInHandler = storage.logInHandler { return try await logInHandler(user, password) }
        return false
    }

    func session() -> Session {
        storage.withLock { $0.sessionCallCount += 1 }
        if let sessionHandler = storage.sessionHandler { return sessionHandler() }
        fatalError("AuthServiceMock.sessionHandler is not set")
    }

    func adopt(_ session: Session) async {
        storage.withLock {
            $0.adoptCallCount += 1
            $0.adoptArgValues.append(session)
        }
        if let adoptHandler = storage.adoptHandler { await adoptHandler(session) }
    }

    func logOut() {
        storage.withLock { $0.logOutCallCount += 1 }
        if let logOutHandler = storage.logOutHandler { logOutHandler() }
    }

    func observe(_ change: @escaping @Sendable (Bool) -> Void) {
        storage.withLock { $0.observeCallCount += 1 }
        if let observeHandler = storage.observeHandler { observeHandler(change) }
    }

    var isLoggedIn: Bool {
        get { storage.isLoggedIn }
        set { storage.isLoggedIn = newValue }
    }

    var retries: Int {
        get { storage.retries }
        set {
            storage.withLock {
                $0.retries = newValue
                $0.retriesSetCallCount += 1
            }
        }
    }

    var current: Session {
        get {
            guard let _current = storage._current else { fatalError("AuthServiceMock.current is not set") }
            return _current
        }
        set { storage._current = newValue }
    }

    var token: String {
        get async throws {
            if let tokenHandler = storage.tokenHandler { return try await tokenHandler() }
            return ""
        }
    }

    func changes() -> AsyncStream<Bool> {
        storage.withLock { $0.changesCallCount += 1 }
        if let changesHandler = storage.changesHandler { return changesHandler() }
        return AsyncStream { $0.finish() }
    }

    subscript(key: String) -> String? {
        get {
            storage.withLock { $0.subscriptCallCount += 1 }
            if let subscriptHandler = storage.subscriptHandler { return subscriptHandler(key) }
            return nil
        }
        set {
            storage.withLock { $0.subscriptSetCallCount += 1 }
            storage.subscriptSetHandler?(key, newValue)
        }
    }
}

/// A mock of `Clockwork`, yours to edit.
@dynamicMemberLookup
final class ClockworkMock: Clockwork {
    struct MockStorage {
        var setStorageCallCount = 0
        var setStorageArgValues: [Int] = []
        var setStorageHandler: (@Sendable (Int) -> Void)?
    }

    private let mockStorage = Locked(MockStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<MockStorage, Value>) -> Value {
        get { mockStorage[dynamicMember: member] }
        set { mockStorage[dynamicMember: member] = newValue }
    }

    func setStorage(_ storage: Int) {
        mockStorage.withLock {
            $0.setStorageCallCount += 1
            $0.setStorageArgValues.append(storage)
        }
        if let setStorageHandler = mockStorage.setStorageHandler { setStorageHandler(storage) }
    }
}
