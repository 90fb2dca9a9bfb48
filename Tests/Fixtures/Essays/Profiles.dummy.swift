import Profiles

/// A dummy of `ProfileService`, yours to edit.
final class ProfileServiceDummy: ProfileService {
    func signedInProfile() -> Profile {
        TestIssue.report("ProfileServiceDummy.signedInProfile() must not be called", returning: Profile(name: ""))
    }

    func profile(ofUser name: String) -> Profile? {
        TestIssue.report("ProfileServiceDummy.profile(ofUser:) must not be called", returning: nil)
    }

    func update(_ profile: Profile, completion: @escaping @Sendable (Result<Profile, any Error>) -> Void) {
        TestIssue.report("ProfileServiceDummy.update(_:completion:) must not be called")
    }

    func observe(_ change: @escaping (Profile) -> Void) -> () -> Void {
        TestIssue.stop("ProfileServiceDummy.observe(_:) must not be called")
    }
}

/// A dummy of `SignedInProfileReading`, yours to edit.
final class SignedInProfileReadingDummy: SignedInProfileReading {
    func signedInProfile() -> Profile {
        TestIssue.report(
            "SignedInProfileReadingDummy.signedInProfile() must not be called", returning: Profile(name: ""))
    }
}

/// A dummy of `Keychain.Item`, yours to edit.
nonisolated final class ItemDummy<Key: Hashable>: Keychain.Item {
    static var service: String { TestIssue.report("ItemDummy.service must not be read", returning: "") }
    var account: Key { TestIssue.stop("ItemDummy.account must not be read") }
}

/// A dummy of `Keychain.Creatable`, yours to edit.
nonisolated final class CreatableDummy<Key: Hashable>: Keychain.Creatable {
    func create() throws { TestIssue.report("CreatableDummy.create() must not be called") }
    static var service: String { TestIssue.report("CreatableDummy.service must not be read", returning: "") }
    var account: Key { TestIssue.stop("CreatableDummy.account must not be read") }
}

/// A dummy of `Keychain.Readable`, yours to edit.
nonisolated final class ReadableDummy<Key: Hashable>: Keychain.Readable {
    func read() throws -> [String: Any]? { TestIssue.report("ReadableDummy.read() must not be called", returning: nil) }
    static var service: String { TestIssue.report("ReadableDummy.service must not be read", returning: "") }
    var account: Key { TestIssue.stop("ReadableDummy.account must not be read") }
}

/// A dummy of `Keychain.Deletable`, yours to edit.
nonisolated final class DeletableDummy<Key: Hashable>: Keychain.Deletable {
    func delete() throws { TestIssue.report("DeletableDummy.delete() must not be called") }
    static var service: String { TestIssue.report("DeletableDummy.service must not be read", returning: "") }
    var account: Key { TestIssue.stop("DeletableDummy.account must not be read") }
}

/// A dummy of `Keychain.Full`, yours to edit.
nonisolated final class FullDummy<Key: Hashable>: Keychain.Full {
    func create() throws { TestIssue.report("FullDummy.create() must not be called") }
    func read() throws -> [String: Any]? { TestIssue.report("FullDummy.read() must not be called", returning: nil) }
    func delete() throws { TestIssue.report("FullDummy.delete() must not be called") }
    static var service: String { TestIssue.report("FullDummy.service must not be read", returning: "") }
    var account: Key { TestIssue.stop("FullDummy.account must not be read") }
}
