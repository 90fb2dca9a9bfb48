import KioskCore

/// Lets guests pay.
public final class Checkout {
    private let terminal: PaymentTerminal
    private let orders: any OrderRepository

    public init(terminal: PaymentTerminal, orders: any OrderRepository) {
        self.terminal = terminal
        self.orders = orders
    }

    public func pay(_ number: Int, amount: Int) throws -> String? {
        guard var order = orders.find(number) else { return nil }
        let receipt = try terminal.charge(amount)
        order.isPaid = true
        orders.save(order)
        return receipt
    }
}
