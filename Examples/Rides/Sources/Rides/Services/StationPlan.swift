/// Where stations are, and how many bikes they hold.
protocol StationPlan {
    func capacity(of station: String) -> Int
    func stations() -> [String]
}
