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
    var onSignedInProfile: () -> Profile = { fatalError("ProfileServiceClient.onSignedInProfile is not set") }
    func signedInProfile() -> Profile { onSignedInProfile() }

    // MARK: profile(ofUser:)
    var onProfileOfUser: (String) -> Profile? = { _ in fatalError("ProfileServiceClient.onProfileOfUser is not set") }
    func profile(ofUser name: String) -> Profile? { onProfileOfUser(name) }

    // MARK: update(_:completion:)
    var onUpdateCompletion: (Profile, @escaping @Sendable (Result<Profile, any Error>) -> Void) -> Void = { _, _ in
        fatalError("ProfileServiceClient.onUpdateCompletion is not set")
    }
    func update(_ profile: Profile, completion: @escaping @Sendable (Result<Profile, any Error>) -> Void) {
        onUpdateCompletion(profile, completion)
    }

    // MARK: observe(_:)
    var onObserve: (@escaping (Profile) -> Void) -> () -> Void = { _ in
        fatalError("ProfileServiceClient.onObserve is not set")
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
    var onSignedInProfile: () -> Profile = { fatalError("SignedInProfileReadingClient.onSignedInProfile is not set") }
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
        var onService: @Sendable () -> String = { fatalError("ItemClient.onService is not set") }
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
    var onAccount: () -> Key = { fatalError("ItemClient.onAccount is not set") }
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
        var onService: @Sendable () -> String = { fatalError("CreatableClient.onService is not set") }
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
    var onCreate: () throws -> Void = { fatalError("CreatableClient.onCreate is not set") }
    func create() throws { try onCreate() }

    static var service: String { staticStorage.onService() }

    // MARK: account
    var onAccount: () -> Key = { fatalError("CreatableClient.onAccount is not set") }
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
        var onService: @Sendable () -> String = { fatalError("ReadableClient.onService is not set") }
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
    var onRead: () throws -> [String: Any]? = { fatalError("ReadableClient.onRead is not set") }
    func read() throws -> [String: Any]? { try onRead() }

    static var service: String { staticStorage.onService() }

    // MARK: account
    var onAccount: () -> Key = { fatalError("ReadableClient.onAccount is not set") }
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
        var onService: @Sendable () -> String = { fatalError("DeletableClient.onService is not set") }
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
    var onDelete: () throws -> Void = { fatalError("DeletableClient.onDelete is not set") }
    func delete() throws { try onDelete() }

    static var service: String { staticStorage.onService() }

    // MARK: account
    var onAccount: () -> Key = { fatalError("DeletableClient.onAccount is not set") }
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
        var onService: @Sendable () -> String = { fatalError("FullClient.onService is not set") }
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
    var onCreate: () throws -> Void = { fatalError("FullClient.onCreate is not set") }
    func create() throws { try onCreate() }

    // MARK: read()
    var onRead: () throws -> [String: Any]? = { fatalError("FullClient.onRead is not set") }
    func read() throws -> [String: Any]? { try onRead() }

    // MARK: delete()
    var onDelete: () throws -> Void = { fatalError("FullClient.onDelete is not set") }
    func delete() throws { try onDelete() }

    static var service: String { staticStorage.onService() }

    // MARK: account
    var onAccount: () -> Key = { fatalError("FullClient.onAccount is not set") }
    var account: Key { onAccount() }
}
