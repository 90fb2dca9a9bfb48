/// Somebody who rents bikes.
struct Rider: Equatable {
    let name: String
    var mail: String
    /// Whether no bike is unlocked for them.
    var isBlocked = false
}
