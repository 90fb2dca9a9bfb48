/// Riders in memory.
final class InMemoryRiders: RiderService {
    private var riders: [String: Rider] = [:]

    init(_ riders: [Rider] = []) { for rider in riders { register(rider) } }

    func findRider(named name: String) -> Rider? { riders[name] }

    func register(_ rider: Rider) { riders[rider.name] = rider }

    func changeMail(of name: String, to mail: String) throws { try change(name) { $0.mail = mail } }

    func block(_ name: String) throws { try change(name) { $0.isBlocked = true } }

    func unblock(_ name: String) throws { try change(name) { $0.isBlocked = false } }

    private func change(_ name: String, _ body: (inout Rider) -> Void) throws {
        guard var rider = riders[name] else { throw RideProblem.unknownRider }
        body(&rider)
        riders[name] = rider
    }
}
