// swift-format-ignore-file

/// An object that calls whoever waits for its end.
public final class Lease: Sendable {
    public let id: Int
    private let onEnd: @Sendable () -> Void

    public init(id: Int, onEnd: @escaping @Sendable () -> Void = {}) {
        self.id = id
        self.onEnd = onEnd
    }

    deinit { onEnd() }
}

/// A value that holds one.
public struct Contract: Sendable {
    public let number: Int
    public let lease: Lease

    public init(number: Int, lease: Lease) {
        self.number = number
        self.lease = lease
    }
}

public enum LeaseError: Error {
    case leaseNotFound
}

public protocol LeaseStore: Sendable {
    func save(_ lease: Lease)
    func lease(id: Int) -> Lease?
    func update(_ lease: Lease) throws
    func deleteLease(id: Int)
    func allLeases() -> [Lease]
    func removeAll()
}

public protocol ContractStore: Sendable {
    func save(_ contract: Contract)
    func deleteContract(number: Int) -> Bool
    func allContracts() -> [Contract]
}

public protocol LeaseCache: Sendable {
    func set(_ lease: Lease, forKey key: String)
    func lease(forKey key: String) -> Lease?
    func removeLease(forKey key: String)
}

public protocol ListenerRegistry: Sendable {
    func add(_ listener: any Sendable & AnyObject)
    func allListeners() -> [any Sendable & AnyObject]
    func removeAll()
}
