protocol Algorithm: Sendable {}

protocol Payload {
    func verify(using algorithm: some Algorithm)
}
