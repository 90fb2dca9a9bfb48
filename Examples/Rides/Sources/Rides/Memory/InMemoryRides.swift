/// Rides in memory.
final class InMemoryRides: RideRepository {
    private var rides: [Ride] = []

    func begin(_ ride: Ride) { rides.append(ride) }

    func finish(_ id: Int, at minute: Int) throws {
        guard let place = rides.firstIndex(where: { $0.id == id }) else { throw RideProblem.noRide }
        rides[place].end = minute
    }

    func openRide(of rider: String) -> Ride? { rides.last { $0.rider == rider && $0.end == nil } }

    func history(of rider: String) -> [Ride] { rides.filter { $0.rider == rider && $0.end != nil } }

    func rides(onBike bike: Int) -> [Ride] { rides.filter { $0.bike == bike } }

    func nextNumber() -> Int { rides.count + 1 }
}
