/// The figures of a report that was kept as JSON, to compare a later one with.
package struct EarlierReport: Sendable, Equatable {
    /// When it was made; `nil` where it does not say.
    package var date: String?
    /// How many requirements consumers saw and did not use.
    package var unnecessaryDependences: Int
    /// How many protocols there were.
    package var protocols: Int
    /// How many protocols had a double.
    package var doubled: Int
    /// How many doubles differed from their protocols.
    package var stale: Int

    /// Describes an earlier report.
    package init(date: String?, unnecessaryDependences: Int, protocols: Int, doubled: Int, stale: Int) {
        self.date = date
        self.unnecessaryDependences = unnecessaryDependences
        self.protocols = protocols
        self.doubled = doubled
        self.stale = stale
    }

    /// `12 fewer than on 2026-11-20`; `nil` where nothing has changed.
    func change(from then: Int, to now: Int) -> String? {
        guard now != then else { return nil }
        let count = "\(abs(now - then)) \(now > then ? "more" : "fewer") than"
        return date.map { "\(count) on \($0)" } ?? "\(count) before"
    }
}
