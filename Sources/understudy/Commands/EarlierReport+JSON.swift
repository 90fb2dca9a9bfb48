import UnderstudyReports

extension EarlierReport {
    /// Reads the figures of what `report --format json` printed; `nil` if `root` is something else.
    init?(_ root: JSONNode) {
        guard let before = root["measures"]?["before"], let protocols = before["protocols"]?.integer,
            let dependences = before["unnecessaryDependences"]?.integer, let doubles = root["doubles"]?.elements
        else { return nil }
        self.init(
            date: root["written"]?["date"]?.text, unnecessaryDependences: dependences, protocols: protocols,
            doubled: Set(doubles.compactMap { $0["protocol"]?.text }).count,
            stale: doubles.count { $0["state"]?.text == DoubleCensus.State.stale.rawValue })
    }
}
