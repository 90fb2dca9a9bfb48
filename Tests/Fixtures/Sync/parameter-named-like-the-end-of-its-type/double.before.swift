@testable import Notes

/// A spy of `Payload`, yours to edit.
final class PayloadSpy: Payload {
    // MARK: verify(using:)
    var verifyUsingCalls: [TokenSigner] = []
    func verify(using signer: TokenSigner) { verifyUsingCalls.append(signer) }
}
