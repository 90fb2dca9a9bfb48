/// Makes screens and services; it uses nothing of what it passes on.
final class Desk {
    let bikes: any BikeRepository
    let rides: any RideRepository
    let riders: any RiderService
    let city: City

    init(bikes: any BikeRepository, rides: any RideRepository, riders: any RiderService, city: City) {
        self.bikes = bikes
        self.rides = rides
        self.riders = riders
        self.city = city
    }

    func rental() -> Rental { Rental(bikes: bikes, rides: rides, riders: riders, locks: city, clock: city) }

    func bill() -> Bill { Bill(payments: city, tariff: city) }

    func returning() -> Return {
        Return(bikes: bikes, rides: rides, locks: city, clock: city, bill: bill(), plan: city)
    }

    func stationScreen() -> StationScreen { StationScreen(bikes: bikes, plan: city) }

    func wardens() -> Wardens { Wardens(riders: riders, rides: rides, clock: city) }
}
