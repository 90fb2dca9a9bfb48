import Alarms

/// A client of `Alarm.Authoriser`, yours to edit.
@dynamicMemberLookup
final class AuthoriserClient<Permissions: AsyncSequence<Alarm.Permission, Never> & SendableMetatype>: Alarm.Authoriser {
    /// A client whose members fail until they are set.
    static var unimplemented: AuthoriserClient { AuthoriserClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Alarm.Authoriser>(_ live: Live) where Live.Permissions == Permissions {
        storage.onAskForPermission = { try await live.askForPermission() }
        storage.onPermissions = { live.permissions() }
    }

    struct Storage {
        var onAskForPermission: @Sendable () async throws -> Alarm.Permission = {
            TestIssue.report("AuthoriserClient.onAskForPermission is not set", returning: .undecided)
        }
        var onPermissions: @Sendable () -> Permissions = { TestIssue.stop("AuthoriserClient.onPermissions is not set") }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func askForPermission() async throws -> Alarm.Permission { try await storage.onAskForPermission() }
    func permissions() -> Permissions { storage.onPermissions() }
}

/// A client of `PermissionSource`, yours to edit.
struct PermissionSourceClient: PermissionSource {
    /// A client whose members fail until they are set.
    static var unimplemented: PermissionSourceClient { PermissionSourceClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some PermissionSource) {
        onPermission = { await live.permission }
        onPermissions = { live.permissions() }
        onAttempts = { live.attempts() }
    }

    // MARK: permission
    var onPermission: @Sendable () async -> Alarm.Permission = {
        TestIssue.report("PermissionSourceClient.onPermission is not set", returning: .undecided)
    }
    var permission: Alarm.Permission {
        get async { await onPermission() }
    }

    // MARK: permissions()
    var onPermissions: @Sendable () -> AsyncStream<Alarm.Permission> = {
        TestIssue.report("PermissionSourceClient.onPermissions is not set", returning: AsyncStream { $0.finish() })
    }
    func permissions() -> AsyncStream<Alarm.Permission> { onPermissions() }

    // MARK: attempts()
    var onAttempts: @Sendable () -> AsyncThrowingStream<Int, any Error> = {
        TestIssue.report("PermissionSourceClient.onAttempts is not set", returning: AsyncThrowingStream { $0.finish() })
    }
    func attempts() -> AsyncThrowingStream<Int, any Error> { onAttempts() }
}
