/// Repairs bikes.
final class Workshop {
    private let bikes: any BikeRepository
    private let journal: any Journal

    init(bikes: any BikeRepository, journal: any Journal) {
        self.bikes = bikes
        self.journal = journal
    }

    func take(_ id: Int) throws {
        try bikes.markBroken(id, true)
        journal.write("bike \(id) broken")
    }

    func giveBack(_ id: Int) throws {
        try bikes.markBroken(id, false)
        journal.write("bike \(id) repaired")
    }
}

/// Buys bikes and retires them.
final class Fleet {
    private let bikes: any BikeRepository

    init(bikes: any BikeRepository) { self.bikes = bikes }

    func buy(_ id: Int, for station: String) { bikes.save(Bike(id: id, station: station)) }

    func endSeason(_ ids: [Int]) throws { for id in ids { try bikes.retire(id) } }
}

/// Which bikes are ridden too much.
struct WearReport {
    let bikes: any BikeRepository
    let rides: any RideRepository

    func worn(after limit: Int) -> [Int] {
        bikes.allBikes().map(\.id).filter { rides.rides(onBike: $0).count >= limit }
    }
}

/// Keeps the locks up to date.
final class LockCare {
    private let locks: any LockController
    private let journal: any Journal

    init(locks: any LockController, journal: any Journal) {
        self.locks = locks
        self.journal = journal
    }

    func update(_ bikes: [Int]) -> [String] {
        bikes.filter { locks.batteryLevel(ofBike: $0) > 50 }.map { bike in
            let version = locks.updateFirmware(ofBike: bike)
            journal.write("bike \(bike) has \(version)")
            return version
        }
    }
}

/// What is known about one bike.
struct BikeStory {
    let journal: any Journal

    func tell(_ bike: Int) -> [String] { journal.lines(about: "\(bike)") }
}
