import SendableServices

/// A mock of `AuthService`, yours to edit.
@dynamicMemberLookup
final class AuthServiceMock: AuthService {
    struct Storage {
        var logInUserPasswordCallsCount = 0
        var logInUserPasswordReceivedArguments: (user: String, password: String)?
        var logInUserPasswordReceivedInvocations: [(user: String, password: String)] = []
        var logInUserPasswordThrowableError: (any Error)?
        var logInUserPasswordReturnValue: Bool = false
        var logInUserPasswordClosure: (@Sendable (String, String) async throws -> Bool)?
        var sessionCallsCount = 0
        var sessionReturnValue: Session?
        var sessionClosure: (@Sendable () -> Session)?
        var adoptCallsCount = 0
        var adoptReceivedSession: Session?
        var adoptReceivedInvocations: [Session] = []
        var adoptClosure: (@Sendable (Session) async -> Void)?
        var logOutCallsCount = 0
        var logOutClosure: (@Sendable () -> Void)?
        var observeCallsCount = 0
        var observeReceivedChange: (@Sendable (Bool) -> Void)?
        var observeReceivedInvocations: [@Sendable (Bool) -> Void] = []
        var observeClosure: (@Sendable (@escaping @Sendable (Bool) -> Void) -> Void)?
        var underlyingIsLoggedIn: Bool = false
        var underlyingRetries: Int = 0
        var underlyingCurrent: Session?
        var tokenCallsCount = 0
        var tokenThrowableError: (any Error)?
        var underlyingToken: String = ""
        var tokenClosure: (@Sendable () async throws -> String)?
        var changesCallsCount = 0
        var changesReturnValue: AsyncStream<Bool> = AsyncStream { $0.finish() }
        var changesClosure: (@Sendable () -> AsyncStream<Bool>)?
        var subscriptCallsCount = 0
        var subscriptReceivedKey: String?
        var subscriptReceivedInvocations: [String] = []
        var subscriptReturnValue: String?
        var subscriptClosure: (@Sendable (String) -> String?)?
        var subscriptSetClosure: (@Sendable (String, String?) -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var logInUserPasswordCalled: Bool { storage.logInUserPasswordCallsCount > 0 }
    func logIn(user: String, password: String) async throws -> Bool {
        storage.withLock {
            $0.logInUserPasswordCallsCount += 1
            $0.logInUserPasswordReceivedArguments = (user, password)
            $0.logInUserPasswordReceivedInvocations.append((user, password))
        }
        if let logInUserPasswordThrowableError = storage.logInUserPasswordThrowableError {
            throw logInUserPasswordThrowableError
        }
        if let logInUserPasswordClosure = storage.logInUserPasswordClosure {
            return try await logInUserPasswordClosure(user, password)
        }
        return storage.logInUserPasswordReturnValue
    }

    var sessionCalled: Bool { storage.sessionCallsCount > 0 }
    func session() -> Session {
        storage.withLock { $0.sessionCallsCount += 1 }
        if let sessionClosure = storage.sessionClosure { return sessionClosure() }
        guard let result = storage.sessionReturnValue
        else { fatalError("AuthServiceMock.sessionReturnValue is not set") }
        return result
    }

    var adoptCalled: Bool { storage.adoptCallsCount > 0 }
    func adopt(_ session: Session) async {
        storage.withLock {
            $0.adoptCallsCount += 1
            $0.adoptReceivedSession = session
            $0.adoptReceivedInvocations.append(session)
        }
        await storage.adoptClosure?(session)
    }

    var logOutCalled: Bool { storage.logOutCallsCount > 0 }
    func logOut() {
        storage.withLock { $0.logOutCallsCount += 1 }
        storage.logOutClosure?()
    }

    var observeCalled: Bool { storage.observeCallsCount > 0 }
    func observe(_ change: @escaping @Sendable (Bool) -> Void) {
        storage.withLock {
            $0.observeCallsCount += 1
            $0.observeReceivedChange = change
            $0.observeReceivedInvocations.append(change)
        }
        storage.observeClosure?(change)
    }

    var isLoggedIn: Bool {
        get { storage.underlyingIsLoggedIn }
        set { storage.underlyingIsLoggedIn = newValue }
    }

    var retries: Int {
        get { storage.underlyingRetries }
        set { storage.underlyingRetries = newValue }
    }

    var current: Session {
        get {
            guard let result = storage.underlyingCurrent
            else { fatalError("AuthServiceMock.underlyingCurrent is not set") }
            return result
        }
        set { storage.underlyingCurrent = newValue }
    }

    var tokenCalled: Bool { storage.tokenCallsCount > 0 }
    var token: String {
        get async throws {
            storage.withLock { $0.tokenCallsCount += 1 }
            if let tokenThrowableError = storage.tokenThrowableError { throw tokenThrowableError }
            if let tokenClosure = storage.tokenClosure { return try await tokenClosure() }
            return storage.underlyingToken
        }
    }

    var changesCalled: Bool { storage.changesCallsCount > 0 }
    func changes() -> AsyncStream<Bool> {
        storage.withLock { $0.changesCallsCount += 1 }
        if let changesClosure = storage.changesClosure { return changesClosure() }
        return storage.changesReturnValue
    }

    var subscriptCalled: Bool { storage.subscriptCallsCount > 0 }
    subscript(key: String) -> String? {
        get {
            storage.withLock {
                $0.subscriptCallsCount += 1
                $0.subscriptReceivedKey = key
                $0.subscriptReceivedInvocations.append(key)
            }
            if let subscriptClosure = storage.subscriptClosure { return subscriptClosure(key) }
            return storage.subscriptReturnValue
        }
        set { storage.subscriptSetClosure?(key, newValue) }
    }
}

/// A mock of `Clockwork`, yours to edit.
@dynamicMemberLookup
final class ClockworkMock: Clockwork {
    struct MockStorage {
        var setStorageCallsCount = 0
        var setStorageReceivedStorage: Int?
        var setStorageReceivedInvocations: [Int] = []
        var setStorageClosure: (@Sendable (Int) -> Void)?
    }

    private let mockStorage = Locked(MockStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<MockStorage, Value>) -> Value {
        get { mockStorage[dynamicMember: member] }
        set { mockStorage[dynamicMember: member] = newValue }
    }

    var setStorageCalled: Bool { mockStorage.setStorageCallsCount > 0 }
    func setStorage(_ storage: Int) {
        mockStorage.withLock {
            $0.setStorageCallsCount += 1
            $0.setStorageReceivedStorage = storage
            $0.setStorageReceivedInvocations.append(storage)
        }
        mockStorage.setStorageClosure?(storage)
    }
}
