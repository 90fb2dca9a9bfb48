@testable import Notes

/// A spy of `Payload`, yours to edit.
final class PayloadSpy: Payload {
    // MARK: verify(using:)
    var verifyUsingCalls: [any Algorithm] = []
    func verify(using algorithm: some Algorithm) { verifyUsingCalls.append(algorithm) }
}
