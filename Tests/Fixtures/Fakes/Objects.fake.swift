import Objects

/// A fake of `LeaseStore`, yours to edit.
final class LeaseStoreFake: LeaseStore {
    struct Storage {
        var leases: [Lease] = []
    }

    private let storage = Locked(Storage())

    var leases: [Lease] {
        get { storage.leases }
        set { storage.leases = newValue }
    }

    init(leases: [Lease] = []) { storage.leases = leases }

    struct NotFound: Error {}

    func save(_ lease: Lease) {
        storage.replace { storage in
            if let index = storage.leases.firstIndex(where: { $0.id == lease.id }) {
                storage.leases[index] = lease
            } else {
                storage.leases.append(lease)
            }
        }
    }

    func lease(id: Int) -> Lease? { storage.leases.first { $0.id == id } }

    func update(_ lease: Lease) throws {
        try storage.replace { storage in
            guard let index = storage.leases.firstIndex(where: { $0.id == lease.id }) else { throw NotFound() }
            storage.leases[index] = lease
        }
    }

    func deleteLease(id: Int) {
        storage.replace { storage in
            storage.leases.removeAll { $0.id == id }
        }
    }

    func allLeases() -> [Lease] { storage.leases }
    func removeAll() { storage.replace { storage in storage.leases.removeAll() } }
}

/// A fake of `ContractStore`, yours to edit.
final class ContractStoreFake: ContractStore {
    struct Storage {
        var contracts: [Contract] = []
    }

    private let storage = Locked(Storage())

    var contracts: [Contract] {
        get { storage.contracts }
        set { storage.contracts = newValue }
    }

    init(contracts: [Contract] = []) { storage.contracts = contracts }

    func save(_ contract: Contract) {
        storage.replace { storage in
            if let index = storage.contracts.firstIndex(where: { $0.number == contract.number }) {
                storage.contracts[index] = contract
            } else {
                storage.contracts.append(contract)
            }
        }
    }

    func deleteContract(number: Int) -> Bool {
        storage.replace { storage in
            let count = storage.contracts.count
            storage.contracts.removeAll { $0.number == number }
            return storage.contracts.count < count
        }
    }

    func allContracts() -> [Contract] { storage.contracts }
}

/// A fake of `LeaseCache`, yours to edit.
final class LeaseCacheFake: LeaseCache {
    struct Storage {
        var leases: [String: Lease] = [:]
    }

    private let storage = Locked(Storage())

    var leases: [String: Lease] {
        get { storage.leases }
        set { storage.leases = newValue }
    }

    init(leases: [String: Lease] = [:]) { storage.leases = leases }

    func set(_ lease: Lease, forKey key: String) { storage.replace { storage in storage.leases[key] = lease } }
    func lease(forKey key: String) -> Lease? { storage.leases[key] }
    func removeLease(forKey key: String) { storage.replace { storage in storage.leases[key] = nil } }
}

/// A fake of `ListenerRegistry`, yours to edit.
final class ListenerRegistryFake: ListenerRegistry {
    struct Storage {
        var listeners: [any Sendable & AnyObject] = []
    }

    private let storage = Locked(Storage())

    var listeners: [any Sendable & AnyObject] {
        get { storage.listeners }
        set { storage.listeners = newValue }
    }

    init(listeners: [any Sendable & AnyObject] = []) { storage.listeners = listeners }

    func add(_ listener: any Sendable & AnyObject) {
        storage.withLock { storage in storage.listeners.append(listener) }
    }

    func allListeners() -> [any Sendable & AnyObject] { storage.listeners }
    func removeAll() { storage.replace { storage in storage.listeners.removeAll() } }
}
