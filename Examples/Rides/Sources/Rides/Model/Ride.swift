/// One ride, from the unlocking of a bike to its return.
struct Ride: Equatable {
    let id: Int
    let rider: String
    let bike: Int
    /// The minute of the day in which it began.
    let begin: Int
    /// The minute in which it ended; `nil` for a ride that lasts.
    var end: Int?
}
