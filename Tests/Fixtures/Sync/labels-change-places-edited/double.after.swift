@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: logout(device:token:)
    struct LogoutDeviceTokenCall: RecordedCall { let device: String, token: String }
    var logoutDeviceTokenCalls: [LogoutDeviceTokenCall] = []
    var logoutDeviceTokenStub: (String, String) throws -> Void = { _, _ in }
    func logout(token: String, device: String) throws {
        precondition(!token.isEmpty)
        logoutDeviceTokenCalls.append(.init(device: device, token: token))
        try logoutDeviceTokenStub(device, token)
    }

    // MARK: move(to:from:)
    struct MoveToFromCall: RecordedCall { let target: Int, source: Int }
    var moveToFromCalls: [MoveToFromCall] = []
    func move(to target: Int, from source: Int) { moveToFromCalls.append(.init(target: target, source: source)) }
}
