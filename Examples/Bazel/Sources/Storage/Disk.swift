/// Where bytes are kept.
public protocol Disk: Sendable {
    func write(_ bytes: [UInt8], to path: String) async throws
}
