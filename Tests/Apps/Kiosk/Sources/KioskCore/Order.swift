/// What a guest orders.
public struct Order: Equatable, Sendable {
    public let number: Int
    public var drink: String
    public var isPaid: Bool

    public init(number: Int, drink: String, isPaid: Bool = false) {
        self.number = number
        self.drink = drink
        self.isPaid = isPaid
    }
}
