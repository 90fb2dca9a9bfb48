/// Begins a ride.
final class Rental {
    private let bikes: any BikeRepository
    private let rides: any RideRepository
    private let check: RiderCheck
    private let locks: any LockController
    private let clock: any DayClock

    init(
        bikes: any BikeRepository, rides: any RideRepository, riders: any RiderService, locks: any LockController,
        clock: any DayClock
    ) {
        self.bikes = bikes
        self.rides = rides
        self.check = RiderCheck(riders: riders)
        self.locks = locks
        self.clock = clock
    }

    func begin(bike id: Int, for rider: String) throws -> Ride {
        try check.admit(rider)
        guard var bike = bikes.findBike(id) else { throw RideProblem.unknownBike }
        if bike.isBroken { throw RideProblem.brokenBike }
        bike.station = nil
        bikes.save(bike)
        try locks.unlock(bike: id)
        let ride = Ride(id: rides.nextNumber(), rider: rider, bike: id, begin: clock.minute)
        rides.begin(ride)
        return ride
    }
}

/// Ends a ride.
final class Return {
    private let bikes: any BikeRepository
    private let rides: any RideRepository
    private let locks: any LockController
    private let clock: any DayClock
    private let bill: Bill
    private let space: SpaceCheck

    init(
        bikes: any BikeRepository, rides: any RideRepository, locks: any LockController, clock: any DayClock,
        bill: Bill, plan: any StationPlan
    ) {
        self.bikes = bikes
        self.rides = rides
        self.locks = locks
        self.clock = clock
        self.bill = bill
        space = SpaceCheck(bikes: bikes, plan: plan)
    }

    func end(at station: String, for rider: String) throws -> Int {
        guard var ride = rides.openRide(of: rider), var bike = bikes.findBike(ride.bike) else {
            throw RideProblem.noRide
        }
        try space.admit(to: station)
        try locks.lock(bike: bike.id)
        bike.station = station
        bikes.save(bike)
        ride.end = clock.minute
        try rides.finish(ride.id, at: clock.minute)
        return try bill.charge(ride)
    }
}

/// Whether somebody may ride.
struct RiderCheck {
    let riders: any RiderService

    func admit(_ name: String) throws {
        guard let rider = riders.findRider(named: name) else { throw RideProblem.unknownRider }
        if rider.isBlocked { throw RideProblem.blockedRider }
    }
}

/// Whether a station has room for one more.
struct SpaceCheck {
    let bikes: any BikeRepository
    let plan: any StationPlan

    func admit(to station: String) throws {
        if bikes.findBikes(at: station).count >= plan.capacity(of: station) { throw RideProblem.stationFull }
    }
}

/// Charges for a ride.
final class Bill {
    private let payments: any Payments
    private let tariff: any Tariff

    init(payments: any Payments, tariff: any Tariff) {
        self.payments = payments
        self.tariff = tariff
    }

    func charge(_ ride: Ride) throws -> Int {
        try payments.charge(ride.rider, cents: tariff.cents(forMinutes: (ride.end ?? ride.begin) - ride.begin))
    }
}
