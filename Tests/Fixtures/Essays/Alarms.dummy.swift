import Alarms

/// A dummy of `Alarm.Authoriser`, yours to edit.
final class AuthoriserDummy<Permissions: AsyncSequence<Alarm.Permission, Never>>: Alarm.Authoriser {
    func askForPermission() async throws -> Alarm.Permission {
        fatalError("AuthoriserDummy.askForPermission() must not be called")
    }

    func permissions() -> Permissions { fatalError("AuthoriserDummy.permissions() must not be called") }
}

/// A dummy of `PermissionSource`, yours to edit.
final class PermissionSourceDummy: PermissionSource {
    var permission: Alarm.Permission {
        get async { fatalError("PermissionSourceDummy.permission must not be read") }
    }

    func permissions() -> AsyncStream<Alarm.Permission> {
        fatalError("PermissionSourceDummy.permissions() must not be called")
    }

    func attempts() -> AsyncThrowingStream<Int, any Error> {
        fatalError("PermissionSourceDummy.attempts() must not be called")
    }
}
