// swift-format-ignore-file

public struct Profile: Sendable, Equatable {
    public let name: String
    public let isAdministrator: Bool
    public init(name: String, isAdministrator: Bool = false) {
        self.name = name
        self.isAdministrator = isAdministrator
    }
}

/// A service made a protocol of, with one requirement too many for each of its users.
public protocol ProfileService {
    func signedInProfile() -> Profile
    func profile(ofUser name: String) -> Profile?
    func update(_ profile: Profile, completion: @escaping @Sendable (Result<Profile, any Error>) -> Void)
    func observe(_ change: @escaping (Profile) -> Void) -> () -> Void
}

/// What one of them asks for, declared where it is needed.
public protocol SignedInProfileReading {
    func signedInProfile() -> Profile
}

public enum Keychain {
    /// Capabilities, each a protocol, joined where both are needed.
    public protocol Item {
        associatedtype Key: Hashable
        static var service: String { get }
        var account: Key { get }
    }

    public protocol Creatable: Item { func create() throws }
    public protocol Readable: Item { func read() throws -> [String: Any]? }
    public protocol Deletable: Item { func delete() throws }

    public typealias Full = Creatable & Readable & Deletable
}
