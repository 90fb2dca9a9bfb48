/// Where rides are kept.
protocol RideRepository {
    func begin(_ ride: Ride)
    func finish(_ id: Int, at minute: Int) throws
    func openRide(of rider: String) -> Ride?
    func history(of rider: String) -> [Ride]
    func rides(onBike bike: Int) -> [Ride]
    func nextNumber() -> Int
}
