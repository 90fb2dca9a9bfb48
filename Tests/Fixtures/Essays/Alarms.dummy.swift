import Alarms

/// A dummy of `Alarm.Authoriser`, yours to edit.
final class AuthoriserDummy<Permissions: AsyncSequence<Alarm.Permission, Never>>: Alarm.Authoriser {
    func askForPermission() async throws -> Alarm.Permission {
        TestIssue.report("AuthoriserDummy.askForPermission() must not be called", returning: .undecided)
    }

    func permissions() -> Permissions { TestIssue.stop("AuthoriserDummy.permissions() must not be called") }
}

/// A dummy of `PermissionSource`, yours to edit.
final class PermissionSourceDummy: PermissionSource {
    var permission: Alarm.Permission {
        get async { TestIssue.report("PermissionSourceDummy.permission must not be read", returning: .undecided) }
    }

    func permissions() -> AsyncStream<Alarm.Permission> {
        TestIssue.report(
            "PermissionSourceDummy.permissions() must not be called", returning: AsyncStream { $0.finish() })
    }

    func attempts() -> AsyncThrowingStream<Int, any Error> {
        TestIssue.report(
            "PermissionSourceDummy.attempts() must not be called", returning: AsyncThrowingStream { $0.finish() })
    }
}
