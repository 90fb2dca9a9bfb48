import Profiles

/// A client of `ProfileService`, yours to edit.
struct ProfileServiceClient: ProfileService {
    /// A client whose members fail until they are set.
    static var unimplemented: ProfileServiceClient { ProfileServiceClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some ProfileService) {
        onSignedInProfile = { live.signedInProfile() }
        onProfileOfUser = { live.profile(ofUser: $0) }
        onUpdateCompletion = { live.update($0, completion: $1) }
        onObserve = { live.observe($0) }
    }

    // MARK: signedInProfile()
    var onSignedInProfile: () -> Profile = {
        TestIssue.report("ProfileServiceClient.onSignedInProfile is not set", returning: Profile(name: ""))
    }
    func signedInProfile() -> Profile { onSignedInProfile() }

    // MARK: profile(ofUser:)
    var onProfileOfUser: (String) -> Profile? = { _ in
        TestIssue.report("ProfileServiceClient.onProfileOfUser is not set", returning: nil)
    }
    func profile(ofUser name: String) -> Profile? { onProfileOfUser(name) }

    // MARK: update(_:completion:)
    var onUpdateCompletion: (Profile, @escaping @Sendable (Result<Profile, any Error>) -> Void) -> Void = { _, _ in
        TestIssue.report("ProfileServiceClient.onUpdateCompletion is not set")
    }
    func update(_ profile: Profile, completion: @escaping @Sendable (Result<Profile, any Error>) -> Void) {
        onUpdateCompletion(profile, completion)
    }

    // MARK: observe(_:)
    var onObserve: (@escaping (Profile) -> Void) -> () -> Void = { _ in
        TestIssue.stop("ProfileServiceClient.onObserve is not set")
    }
    func observe(_ change: @escaping (Profile) -> Void) -> () -> Void { onObserve(change) }
}

/// A client of `SignedInProfileReading`, yours to edit.
struct SignedInProfileReadingClient: SignedInProfileReading {
    /// A client whose members fail until they are set.
    static var unimplemented: SignedInProfileReadingClient { SignedInProfileReadingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some SignedInProfileReading) {
        onSignedInProfile = { live.signedInProfile() }
    }

    // MARK: signedInProfile()
    var onSignedInProfile: () -> Profile = {
        TestIssue.report("SignedInProfileReadingClient.onSignedInProfile is not set", returning: Profile(name: ""))
    }
    func signedInProfile() -> Profile { onSignedInProfile() }
}

/// A client of `Keychain.Item`, yours to edit.
@dynamicMemberLookup
nonisolated struct ItemClient<Key: Hashable>: Keychain.Item {
    /// A client whose members fail until they are set.
    static var unimplemented: ItemClient { ItemClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `service`, which has to be set.
    init<Live: Keychain.Item>(_ live: Live) where Live.Key == Key {
        onAccount = { live.account }
    }

    struct StaticStorage {
        var onService: @Sendable () -> String = { TestIssue.report("ItemClient.onService is not set", returning: "") }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    static var service: String { staticStorage.onService() }

    // MARK: account
    var onAccount: () -> Key = { TestIssue.stop("ItemClient.onAccount is not set") }
    var account: Key { onAccount() }
}

/// A client of `Keychain.Creatable`, yours to edit.
@dynamicMemberLookup
nonisolated struct CreatableClient<Key: Hashable>: Keychain.Creatable {
    /// A client whose members fail until they are set.
    static var unimplemented: CreatableClient { CreatableClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `service`, which has to be set.
    init<Live: Keychain.Creatable>(_ live: Live) where Live.Key == Key {
        onCreate = { try live.create() }
        onAccount = { live.account }
    }

    struct StaticStorage {
        var onService: @Sendable () -> String = {
            TestIssue.report("CreatableClient.onService is not set", returning: "")
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: create()
    var onCreate: () throws -> Void = { TestIssue.report("CreatableClient.onCreate is not set") }
    func create() throws { try onCreate() }

    static var service: String { staticStorage.onService() }

    // MARK: account
    var onAccount: () -> Key = { TestIssue.stop("CreatableClient.onAccount is not set") }
    var account: Key { onAccount() }
}

/// A client of `Keychain.Readable`, yours to edit.
@dynamicMemberLookup
nonisolated struct ReadableClient<Key: Hashable>: Keychain.Readable {
    /// A client whose members fail until they are set.
    static var unimplemented: ReadableClient { ReadableClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `service`, which has to be set.
    init<Live: Keychain.Readable>(_ live: Live) where Live.Key == Key {
        onRead = { try live.read() }
        onAccount = { live.account }
    }

    struct StaticStorage {
        var onService: @Sendable () -> String = {
            TestIssue.report("ReadableClient.onService is not set", returning: "")
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: read()
    var onRead: () throws -> [String: Any]? = { TestIssue.report("ReadableClient.onRead is not set", returning: nil) }
    func read() throws -> [String: Any]? { try onRead() }

    static var service: String { staticStorage.onService() }

    // MARK: account
    var onAccount: () -> Key = { TestIssue.stop("ReadableClient.onAccount is not set") }
    var account: Key { onAccount() }
}

/// A client of `Keychain.Deletable`, yours to edit.
@dynamicMemberLookup
nonisolated struct DeletableClient<Key: Hashable>: Keychain.Deletable {
    /// A client whose members fail until they are set.
    static var unimplemented: DeletableClient { DeletableClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `service`, which has to be set.
    init<Live: Keychain.Deletable>(_ live: Live) where Live.Key == Key {
        onDelete = { try live.delete() }
        onAccount = { live.account }
    }

    struct StaticStorage {
        var onService: @Sendable () -> String = {
            TestIssue.report("DeletableClient.onService is not set", returning: "")
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: delete()
    var onDelete: () throws -> Void = { TestIssue.report("DeletableClient.onDelete is not set") }
    func delete() throws { try onDelete() }

    static var service: String { staticStorage.onService() }

    // MARK: account
    var onAccount: () -> Key = { TestIssue.stop("DeletableClient.onAccount is not set") }
    var account: Key { onAccount() }
}

/// A client of `Keychain.Full`, yours to edit.
@dynamicMemberLookup
nonisolated struct FullClient<Key: Hashable>: Keychain.Full {
    /// A client whose members fail until they are set.
    static var unimplemented: FullClient { FullClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `service`, which has to be set.
    init<Live: Keychain.Full>(_ live: Live) where Live.Key == Key {
        onCreate = { try live.create() }
        onRead = { try live.read() }
        onDelete = { try live.delete() }
        onAccount = { live.account }
    }

    struct StaticStorage {
        var onService: @Sendable () -> String = { TestIssue.report("FullClient.onService is not set", returning: "") }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: create()
    var onCreate: () throws -> Void = { TestIssue.report("FullClient.onCreate is not set") }
    func create() throws { try onCreate() }

    // MARK: read()
    var onRead: () throws -> [String: Any]? = { TestIssue.report("FullClient.onRead is not set", returning: nil) }
    func read() throws -> [String: Any]? { try onRead() }

    // MARK: delete()
    var onDelete: () throws -> Void = { TestIssue.report("FullClient.onDelete is not set") }
    func delete() throws { try onDelete() }

    static var service: String { staticStorage.onService() }

    // MARK: account
    var onAccount: () -> Key = { TestIssue.stop("FullClient.onAccount is not set") }
    var account: Key { onAccount() }
}
