/// What a ride costs.
protocol Tariff {
    func cents(forMinutes minutes: Int) -> Int
}
