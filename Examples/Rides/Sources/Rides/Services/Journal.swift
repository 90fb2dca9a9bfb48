/// What happened, for those who look after the bikes.
protocol Journal {
    func write(_ line: String)
    func lines(about word: String) -> [String]
}
