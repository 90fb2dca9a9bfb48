import Alarms

/// A spy of `Alarm.Authoriser`, yours to edit.
@dynamicMemberLookup
final class AuthoriserSpy<Permissions: AsyncSequence<Alarm.Permission, Never> & SendableMetatype>: Alarm.Authoriser {
    struct Storage {
        var askForPermissionCallCount = 0
        var askForPermissionStub: @Sendable () async throws -> Alarm.Permission = { .undecided }
        var permissionsCallCount = 0
        var permissionsStub: @Sendable () -> Permissions = {
            TestIssue.stop("AuthoriserSpy.permissionsStub is not set")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func askForPermission() async throws -> Alarm.Permission {
        storage.increment(\.askForPermissionCallCount)
        return try await storage.askForPermissionStub()
    }

    func permissions() -> Permissions {
        storage.increment(\.permissionsCallCount)
        return storage.permissionsStub()
    }
}

/// A spy of `PermissionSource`, yours to edit.
@dynamicMemberLookup
final class PermissionSourceSpy: PermissionSource {
    struct Storage {
        var permissionCallCount = 0
        var permissionStub: @Sendable () async -> Alarm.Permission = { .undecided }
        var permissionsCallCount = 0
        var permissionsStub: @Sendable () -> AsyncStream<Alarm.Permission> = { AsyncStream { $0.finish() } }
        var attemptsCallCount = 0
        var attemptsStub: @Sendable () -> AsyncThrowingStream<Int, any Error> = { AsyncThrowingStream { $0.finish() } }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var permission: Alarm.Permission {
        get async {
            storage.increment(\.permissionCallCount)
            return await storage.permissionStub()
        }
    }

    func permissions() -> AsyncStream<Alarm.Permission> {
        storage.increment(\.permissionsCallCount)
        return storage.permissionsStub()
    }

    func attempts() -> AsyncThrowingStream<Int, any Error> {
        storage.increment(\.attemptsCallCount)
        return storage.attemptsStub()
    }
}
