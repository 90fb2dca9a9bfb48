// swift-format-ignore-file

public enum Alarm {
    public enum Permission: Sendable { case undecided, denied, granted }
}

extension Alarm {
    /// Two requirements that belong together.
    public protocol Authoriser: AnyObject, Sendable {
        associatedtype Permissions: AsyncSequence<Alarm.Permission, Never>

        func askForPermission() async throws -> Permission
        func permissions() -> Permissions
    }
}

/// The same without an associated type.
public protocol PermissionSource: Sendable {
    var permission: Alarm.Permission { get async }
    func permissions() -> AsyncStream<Alarm.Permission>
    func attempts() -> AsyncThrowingStream<Int, any Error>
}
