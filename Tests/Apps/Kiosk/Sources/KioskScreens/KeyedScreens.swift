import KioskCore

/// Says what one drink costs; its prices come from a container by a key.
public struct PriceTag {
    private let prices: any PriceList

    public init(registry: Registry) { prices = registry[singleton: .prices] }

    public func text(for drink: String) -> String { prices.price(of: drink).map { "\(drink) \($0)" } ?? "no \(drink)" }
}

/// Lists what there is.
public struct MenuBoard {
    private let prices: any PriceList

    public init(registry: Registry) { prices = registry[singleton: .prices] }

    public func lines() -> [String] { prices.drinks() }
}

/// Takes what the morning's offer needs from a container by its type.
public final class MorningOffer {
    private let time: any DayTime
    private let prices: any PriceList

    public init(injector: Injector) {
        time = injector.resolve((any DayTime).self)
        prices = injector.resolve((any PriceList).self)
    }

    public func price(of drink: String) -> Int? {
        guard let price = prices.price(of: drink) else { return nil }
        return time.hour() < 10 ? price / 2 : price
    }
}
