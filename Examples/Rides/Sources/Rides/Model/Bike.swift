/// A bicycle that can be rented.
struct Bike: Equatable {
    /// What is written on its frame.
    let id: Int
    /// Where it stands; `nil` while it is ridden.
    var station: String?
    /// Whether it waits for a repair.
    var isBroken = false
}
