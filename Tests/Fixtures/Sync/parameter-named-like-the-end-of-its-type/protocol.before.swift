struct TokenSigner: Sendable { var id = 0 }

protocol Payload {
    func verify(using signer: TokenSigner)
}
