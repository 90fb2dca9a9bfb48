/// The terminal that reads cards.
open class PaymentTerminal {
    public private(set) var total = 0

    public init() {}

    /// Takes an amount from a card.
    open func charge(_ amount: Int, card: String = "guest") throws -> String {
        guard amount > 0 else { throw PaymentError.nothingToPay }
        total += amount
        return "\(card) pays \(amount)"
    }

    open func refund(_ amount: Int) { total -= amount }

    open func restart() { total = 0 }
}

public enum PaymentError: Error, Equatable { case nothingToPay }
