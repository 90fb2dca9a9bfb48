import Profiles

/// A spy of `ProfileService`, yours to edit.
final class ProfileServiceSpy: ProfileService {
    // MARK: signedInProfile()
    var signedInProfileCallCount = 0
    var signedInProfileStub: () -> Profile = { Profile(name: "") }
    func signedInProfile() -> Profile {
        signedInProfileCallCount += 1
        return signedInProfileStub()
    }

    // MARK: profile(ofUser:)
    var profileOfUserCalls: [String] = []
    var profileOfUserStub: (String) -> Profile? = { _ in nil }
    func profile(ofUser name: String) -> Profile? {
        profileOfUserCalls.append(name)
        return profileOfUserStub(name)
    }

    // MARK: update(_:completion:)
    var updateCompletionCalls: [(profile: Profile, completion: @Sendable (Result<Profile, any Error>) -> Void)] = []
    var updateCompletionStub: (Profile, @escaping @Sendable (Result<Profile, any Error>) -> Void) -> Void = { _, _ in }
    func update(_ profile: Profile, completion: @escaping @Sendable (Result<Profile, any Error>) -> Void) {
        updateCompletionCalls.append((profile, completion))
        updateCompletionStub(profile, completion)
    }

    // MARK: observe(_:)
    var observeCalls: [(Profile) -> Void] = []
    var observeStub: (@escaping (Profile) -> Void) -> () -> Void = { _ in {} }
    func observe(_ change: @escaping (Profile) -> Void) -> () -> Void {
        observeCalls.append(change)
        return observeStub(change)
    }
}

/// A spy of `SignedInProfileReading`, yours to edit.
final class SignedInProfileReadingSpy: SignedInProfileReading {
    // MARK: signedInProfile()
    var signedInProfileCallCount = 0
    var signedInProfileStub: () -> Profile = { Profile(name: "") }
    func signedInProfile() -> Profile {
        signedInProfileCallCount += 1
        return signedInProfileStub()
    }
}

/// A spy of `Keychain.Item`, yours to edit.
nonisolated final class ItemSpy<Key: Hashable>: Keychain.Item {
    struct StaticStorage {
        var service = ""
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    static var service: String {
        get { staticStorage.service }
        set { staticStorage.service = newValue }
    }

    lazy var account: Key = { TestIssue.stop("ItemSpy.account is not set") }()
}

/// A spy of `Keychain.Creatable`, yours to edit.
nonisolated final class CreatableSpy<Key: Hashable>: Keychain.Creatable {
    struct StaticStorage {
        var service = ""
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: create()
    var createCallCount = 0
    var createStub: () throws -> Void = {}
    func create() throws {
        createCallCount += 1
        try createStub()
    }

    static var service: String {
        get { staticStorage.service }
        set { staticStorage.service = newValue }
    }

    lazy var account: Key = { TestIssue.stop("CreatableSpy.account is not set") }()
}

/// A spy of `Keychain.Readable`, yours to edit.
nonisolated final class ReadableSpy<Key: Hashable>: Keychain.Readable {
    struct StaticStorage {
        var service = ""
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: read()
    var readCallCount = 0
    var readStub: () throws -> [String: Any]? = { nil }
    func read() throws -> [String: Any]? {
        readCallCount += 1
        return try readStub()
    }

    static var service: String {
        get { staticStorage.service }
        set { staticStorage.service = newValue }
    }

    lazy var account: Key = { TestIssue.stop("ReadableSpy.account is not set") }()
}

/// A spy of `Keychain.Deletable`, yours to edit.
nonisolated final class DeletableSpy<Key: Hashable>: Keychain.Deletable {
    struct StaticStorage {
        var service = ""
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: delete()
    var deleteCallCount = 0
    var deleteStub: () throws -> Void = {}
    func delete() throws {
        deleteCallCount += 1
        try deleteStub()
    }

    static var service: String {
        get { staticStorage.service }
        set { staticStorage.service = newValue }
    }

    lazy var account: Key = { TestIssue.stop("DeletableSpy.account is not set") }()
}

/// A spy of `Keychain.Full`, yours to edit.
nonisolated final class FullSpy<Key: Hashable>: Keychain.Full {
    struct StaticStorage {
        var service = ""
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: create()
    var createCallCount = 0
    var createStub: () throws -> Void = {}
    func create() throws {
        createCallCount += 1
        try createStub()
    }

    // MARK: read()
    var readCallCount = 0
    var readStub: () throws -> [String: Any]? = { nil }
    func read() throws -> [String: Any]? {
        readCallCount += 1
        return try readStub()
    }

    // MARK: delete()
    var deleteCallCount = 0
    var deleteStub: () throws -> Void = {}
    func delete() throws {
        deleteCallCount += 1
        try deleteStub()
    }

    static var service: String {
        get { staticStorage.service }
        set { staticStorage.service = newValue }
    }

    lazy var account: Key = { TestIssue.stop("FullSpy.account is not set") }()
}
