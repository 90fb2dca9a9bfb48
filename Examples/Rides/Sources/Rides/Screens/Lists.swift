/// The bikes at one station.
final class StationScreen {
    private let bikes: any BikeRepository
    private let plan: any StationPlan

    init(bikes: any BikeRepository, plan: any StationPlan) {
        self.bikes = bikes
        self.plan = plan
    }

    func title(of station: String) -> String {
        "\(station): \(bikes.findBikes(at: station).count) of \(plan.capacity(of: station))"
    }
}

/// All stations with a bike that can be ridden.
struct StationList {
    let bikes: any BikeRepository
    let plan: any StationPlan

    func stations() -> [String] {
        plan.stations().filter { station in bikes.findBikes(at: station).contains { !$0.isBroken } }
    }
}

/// One bike, with the charge of its lock.
struct BikeScreen {
    let bikes: any BikeRepository
    let locks: any LockController

    func text(ofBike id: Int) -> String {
        guard let bike = bikes.findBike(id) else { return "unknown" }
        return "bike \(bike.id), \(locks.batteryLevel(ofBike: id)) %\(bike.isBroken ? ", broken" : "")"
    }
}

/// What a rider rode.
final class HistoryScreen {
    private let rides: any RideRepository
    private let tariff: any Tariff

    init(rides: any RideRepository, tariff: any Tariff) {
        self.rides = rides
        self.tariff = tariff
    }

    func rows(for rider: String) -> [String] {
        rides.history(of: rider).map { ride in
            let minutes = (ride.end ?? ride.begin) - ride.begin
            return "\(minutes) min, \(tariff.cents(forMinutes: minutes)) ct"
        }
    }
}

/// The rider's own data.
final class ProfileScreen {
    private let riders: RiderService?

    init(riders: RiderService?) { self.riders = riders }

    func mail(of name: String) -> String { riders?.findRider(named: name)?.mail ?? "" }
}

/// What to wear.
final class WeatherScreen {
    private let weather: WeatherService
    private let clock: any DayClock

    init(weather: WeatherService, clock: any DayClock) {
        self.weather = weather
        self.clock = clock
    }

    func advice(in district: String) -> String {
        if weather.isRainy(at: clock.minute, in: district) { return "take a coat" }
        return weather.temperature(at: clock.minute) < 10 ? "take gloves" : "enjoy the ride"
    }
}

/// How far it is.
struct RouteScreen {
    let planner: RoutePlanner

    func text(from start: String, to end: String) -> String { "\(planner.metres(from: start, to: end)) m" }
}
