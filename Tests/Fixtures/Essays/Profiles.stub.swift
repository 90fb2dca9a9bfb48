import Profiles

/// A stub of `ProfileService`, yours to edit.
final class ProfileServiceStub: ProfileService {
    // MARK: signedInProfile()
    var signedInProfileStub: () -> Profile = { Profile(name: "") }
    func signedInProfile() -> Profile { signedInProfileStub() }

    // MARK: profile(ofUser:)
    var profileOfUserStub: (String) -> Profile? = { _ in nil }
    func profile(ofUser name: String) -> Profile? { profileOfUserStub(name) }

    // MARK: update(_:completion:)
    var updateCompletionStub: (Profile, @escaping @Sendable (Result<Profile, any Error>) -> Void) -> Void = { _, _ in }
    func update(_ profile: Profile, completion: @escaping @Sendable (Result<Profile, any Error>) -> Void) {
        updateCompletionStub(profile, completion)
    }

    // MARK: observe(_:)
    var observeStub: (@escaping (Profile) -> Void) -> () -> Void = { _ in {} }
    func observe(_ change: @escaping (Profile) -> Void) -> () -> Void { observeStub(change) }
}

/// A stub of `SignedInProfileReading`, yours to edit.
final class SignedInProfileReadingStub: SignedInProfileReading {
    // MARK: signedInProfile()
    var signedInProfileStub: () -> Profile = { Profile(name: "") }
    func signedInProfile() -> Profile { signedInProfileStub() }
}

/// A stub of `Keychain.Item`, yours to edit.
nonisolated final class ItemStub<Key: Hashable>: Keychain.Item {
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

    lazy var account: Key = { TestIssue.stop("ItemStub.account is not set") }()
}

/// A stub of `Keychain.Creatable`, yours to edit.
nonisolated final class CreatableStub<Key: Hashable>: Keychain.Creatable {
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
    var createStub: () throws -> Void = {}
    func create() throws { try createStub() }

    static var service: String {
        get { staticStorage.service }
        set { staticStorage.service = newValue }
    }

    lazy var account: Key = { TestIssue.stop("CreatableStub.account is not set") }()
}

/// A stub of `Keychain.Readable`, yours to edit.
nonisolated final class ReadableStub<Key: Hashable>: Keychain.Readable {
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
    var readStub: () throws -> [String: Any]? = { nil }
    func read() throws -> [String: Any]? { try readStub() }

    static var service: String {
        get { staticStorage.service }
        set { staticStorage.service = newValue }
    }

    lazy var account: Key = { TestIssue.stop("ReadableStub.account is not set") }()
}

/// A stub of `Keychain.Deletable`, yours to edit.
nonisolated final class DeletableStub<Key: Hashable>: Keychain.Deletable {
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
    var deleteStub: () throws -> Void = {}
    func delete() throws { try deleteStub() }

    static var service: String {
        get { staticStorage.service }
        set { staticStorage.service = newValue }
    }

    lazy var account: Key = { TestIssue.stop("DeletableStub.account is not set") }()
}

/// A stub of `Keychain.Full`, yours to edit.
nonisolated final class FullStub<Key: Hashable>: Keychain.Full {
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
    var createStub: () throws -> Void = {}
    func create() throws { try createStub() }

    // MARK: read()
    var readStub: () throws -> [String: Any]? = { nil }
    func read() throws -> [String: Any]? { try readStub() }

    // MARK: delete()
    var deleteStub: () throws -> Void = {}
    func delete() throws { try deleteStub() }

    static var service: String {
        get { staticStorage.service }
        set { staticStorage.service = newValue }
    }

    lazy var account: Key = { TestIssue.stop("FullStub.account is not set") }()
}
