/// Takes new riders in.
final class Registration {
    private let riders: any RiderService
    private let messenger: any Messenger

    init(riders: any RiderService, messenger: any Messenger) {
        self.riders = riders
        self.messenger = messenger
    }

    func join(_ name: String, mail: String) {
        riders.register(Rider(name: name, mail: mail))
        messenger.send("Welcome, \(name)!", to: mail)
    }

    func move(_ name: String, to mail: String) throws { try riders.changeMail(of: name, to: mail) }
}

/// Blocks those who keep bikes for too long, and forgives them.
final class Wardens {
    private let riders: any RiderService
    private let rides: any RideRepository
    private let clock: any DayClock

    init(riders: any RiderService, rides: any RideRepository, clock: any DayClock) {
        self.riders = riders
        self.rides = rides
        self.clock = clock
    }

    func warn(_ name: String) throws -> Bool {
        guard let ride = rides.openRide(of: name), clock.minute - ride.begin > 600 else { return false }
        try riders.block(name)
        return true
    }

    func forgive(_ name: String) throws { try riders.unblock(name) }
}

/// Gives money back for a ride on a bike that broke.
struct Complaints {
    let payments: any Payments
    let rides: any RideRepository

    func settle(_ rider: String, cents: Int) throws -> Bool {
        guard !rides.history(of: rider).isEmpty else { return false }
        try payments.refund(cents)
        return true
    }
}
