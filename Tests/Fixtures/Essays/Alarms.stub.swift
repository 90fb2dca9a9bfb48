import Alarms

/// A stub of `Alarm.Authoriser`, yours to edit.
@dynamicMemberLookup
final class AuthoriserStub<Permissions: AsyncSequence<Alarm.Permission, Never> & SendableMetatype>: Alarm.Authoriser {
    struct Storage {
        var askForPermissionStub: @Sendable () async throws -> Alarm.Permission = { .undecided }
        var permissionsStub: @Sendable () -> Permissions = {
            TestIssue.stop("AuthoriserStub.permissionsStub is not set")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func askForPermission() async throws -> Alarm.Permission { try await storage.askForPermissionStub() }
    func permissions() -> Permissions { storage.permissionsStub() }
}

/// A stub of `PermissionSource`, yours to edit.
@dynamicMemberLookup
final class PermissionSourceStub: PermissionSource {
    struct Storage {
        var permissionStub: @Sendable () async -> Alarm.Permission = { .undecided }
        var permissionsStub: @Sendable () -> AsyncStream<Alarm.Permission> = { AsyncStream { $0.finish() } }
        var attemptsStub: @Sendable () -> AsyncThrowingStream<Int, any Error> = { AsyncThrowingStream { $0.finish() } }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var permission: Alarm.Permission {
        get async { await storage.permissionStub() }
    }

    func permissions() -> AsyncStream<Alarm.Permission> { storage.permissionsStub() }
    func attempts() -> AsyncThrowingStream<Int, any Error> { storage.attemptsStub() }
}
