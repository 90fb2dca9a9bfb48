@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: logout(device:token:)
    struct LogoutDeviceTokenCall: RecordedCall { let device: String, token: String }
    var logoutDeviceTokenCalls: [LogoutDeviceTokenCall] = []
    var logoutDeviceTokenStub: (String, String) throws -> Void = { _, _ in }
    func logout(device: String, token: String) throws {
        precondition(!token.isEmpty)
        logoutDeviceTokenCalls.append(.init(device: device, token: token))
        try logoutDeviceTokenStub(device, token)
    }

    // MARK: move(from:to:)
    struct MoveFromToCall: RecordedCall { let source: Int, target: Int }
    var moveFromToCalls: [MoveFromToCall] = []
    func move(from source: Int, to target: Int) { moveFromToCalls.append(.init(source: source, target: target)) }
}
