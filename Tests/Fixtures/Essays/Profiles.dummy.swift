import Profiles

/// A dummy of `ProfileService`, yours to edit.
final class ProfileServiceDummy: ProfileService {
    func signedInProfile() -> Profile { fatalError("ProfileServiceDummy.signedInProfile() must not be called") }

    func profile(ofUser name: String) -> Profile? {
        fatalError("ProfileServiceDummy.profile(ofUser:) must not be called")
    }

    func update(_ profile: Profile, completion: @escaping @Sendable (Result<Profile, any Error>) -> Void) {
        fatalError("ProfileServiceDummy.update(_:completion:) must not be called")
    }

    func observe(_ change: @escaping (Profile) -> Void) -> () -> Void {
        fatalError("ProfileServiceDummy.observe(_:) must not be called")
    }
}

/// A dummy of `SignedInProfileReading`, yours to edit.
final class SignedInProfileReadingDummy: SignedInProfileReading {
    func signedInProfile() -> Profile { fatalError("SignedInProfileReadingDummy.signedInProfile() must not be called") }
}

/// A dummy of `Keychain.Item`, yours to edit.
nonisolated final class ItemDummy<Key: Hashable>: Keychain.Item {
    static var service: String { fatalError("ItemDummy.service must not be read") }
    var account: Key { fatalError("ItemDummy.account must not be read") }
}

/// A dummy of `Keychain.Creatable`, yours to edit.
nonisolated final class CreatableDummy<Key: Hashable>: Keychain.Creatable {
    func create() throws { fatalError("CreatableDummy.create() must not be called") }
    static var service: String { fatalError("CreatableDummy.service must not be read") }
    var account: Key { fatalError("CreatableDummy.account must not be read") }
}

/// A dummy of `Keychain.Readable`, yours to edit.
nonisolated final class ReadableDummy<Key: Hashable>: Keychain.Readable {
    func read() throws -> [String: Any]? { fatalError("ReadableDummy.read() must not be called") }
    static var service: String { fatalError("ReadableDummy.service must not be read") }
    var account: Key { fatalError("ReadableDummy.account must not be read") }
}

/// A dummy of `Keychain.Deletable`, yours to edit.
nonisolated final class DeletableDummy<Key: Hashable>: Keychain.Deletable {
    func delete() throws { fatalError("DeletableDummy.delete() must not be called") }
    static var service: String { fatalError("DeletableDummy.service must not be read") }
    var account: Key { fatalError("DeletableDummy.account must not be read") }
}

/// A dummy of `Keychain.Full`, yours to edit.
nonisolated final class FullDummy<Key: Hashable>: Keychain.Full {
    func create() throws { fatalError("FullDummy.create() must not be called") }
    func read() throws -> [String: Any]? { fatalError("FullDummy.read() must not be called") }
    func delete() throws { fatalError("FullDummy.delete() must not be called") }
    static var service: String { fatalError("FullDummy.service must not be read") }
    var account: Key { fatalError("FullDummy.account must not be read") }
}
