/// The sets of requirements that could be roles: hubs, which are all that several consumers need, and the needs of
/// single consumers or of a few.
struct RoleCandidates {
    /// One possible role.
    struct Candidate {
        /// The positions of its requirements.
        let places: Set<Int>
        /// How much of it a consumer uses that needs nothing else, on average, from 0 to 1.
        let fit: Double
        /// What it is worth by itself.
        let value: Double
    }

    /// So many consumers have to need a hub and nothing else.
    private static let consumersOfHub = 3
    /// A role holds at most this many requirements besides hubs.
    private static let most = 5
    /// The same for a protocol with at least `large` requirements.
    private static let mostOfLarge = 8
    private static let large = 30
    /// A consumer alone is worth a role if nobody else uses half of what it needs, and at least this many.
    private static let unshared = 2
    /// A consumer that needs nothing of a role still sees it in the whole, where others may be spared it later: that
    /// counts so much.
    private static let weightOfStrangers = 0.5
    /// The search compares only so many, those of most value.
    private static let compared = 48

    private let count: Int
    private let demands: [RoleDemand]
    private let units: RequirementUnits
    private let completion: RoleCompletion
    /// The demands by their first requirement, so that those within a set are found without looking at all.
    private let byFirst: [Int: [Int]]
    /// The requirements that anybody uses.
    private let used: Set<Int>
    /// How many consumers use each requirement, without those who use half of the protocol.
    private let users: [Int: Int]

    init(_ demands: [RoleDemand], words: [RequirementWords], _ units: RequirementUnits) {
        self.demands = demands
        self.units = units
        count = units.numbers.count
        byFirst = Dictionary(grouping: demands.indices) { demands[$0].needs.min() ?? 0 }
        used = demands.reduce(into: []) { $0.formUnion($1.needs) }
        users = demands.reduce(into: [:]) { [count] users, demand in
            guard !Self.isWide(demand, of: count) else { return }
            for place in demand.needs { users[place, default: 0] += demand.consumers.count }
        }
        completion = RoleCompletion(words, used: used)
    }

    /// The candidates, the one of most value first.
    func all() -> [Candidate] {
        let members = Dictionary(grouping: used) { units.numbers[$0] }
        let hubs = members.values.compactMap { hub(within: Set($0)) }
        let covered = hubs.reduce(into: Set<Int>()) { $0.formUnion($1) }
        let limit = count >= Self.large ? Self.mostOfLarge : Self.most
        let needs = demands.map { demand in
            demand.needs.reduce(into: Set<Int>()) { $0.formUnion(members[units.numbers[$1]] ?? []) }
        }.filter { isWorthwhile($0, covered, limit: limit) }
        let sets = Set(hubs + needs).filter(isSmall)
        return sets.map(candidate).sorted(by: Self.isBetter).prefix(Self.compared).map { candidate in
            let whole = completion.completed(candidate.places)
            guard isSmall(whole) else { return candidate }
            return Candidate(places: whole, fit: candidate.fit, value: candidate.value)
        }
    }

    /// What a role is worth that removes `gain` unnecessary dependencies, holds `own` besides those that it inherits,
    /// and is used by so much: what it removes for those who need nothing else, and the distance to everybody else.
    func value(of gain: Int, own: Set<Int>, fit: Double) -> Double {
        let strangers = demands.reduce(0) { $1.needs.isDisjoint(with: own) ? $0 + $1.consumers.count : $0 }
        return Double(gain) * fit + Self.weightOfStrangers * Double(own.count * strangers)
    }

    private func isSmall(_ set: Set<Int>) -> Bool { set.count * 2 <= count + 1 && set.count < count }

    private static func isBetter(_ left: Candidate, _ right: Candidate) -> Bool {
        if left.value != right.value { return left.value > right.value }
        return left.places.sorted().lexicographicallyPrecedes(right.places.sorted())
    }

    private func candidate(_ places: Set<Int>) -> Candidate {
        let within = demands(within: places)
        let served = within.reduce(0) { $0 + $1.consumers.count }
        let used = within.reduce(0) { $0 + $1.consumers.count * units.count(in: $1.needs) }
        let fit = Double(used) / Double(max(1, served * units.count(in: places)))
        return Candidate(
            places: places, fit: fit, value: value(of: served * (count - places.count), own: places, fit: fit))
    }

    /// What three or more consumers need of one unit, and nothing else.
    private func hub(within unit: Set<Int>) -> Set<Int>? {
        let within = demands(within: unit)
        guard within.reduce(0, { $0 + $1.consumers.count }) >= Self.consumersOfHub else { return nil }
        return within.reduce(into: []) { $0.formUnion($1.needs) }
    }

    /// Whether two consumers need `set` at most, or what hubs do not hold of it is one thing: nobody else uses most of
    /// it, or everybody else who uses some of it uses all; and whether that is little, or nobody else uses any of it.
    private func isWorthwhile(_ set: Set<Int>, _ hubs: Set<Int>, limit: Int) -> Bool {
        let left = set.subtracting(hubs)
        let own = left.count { users[$0] == 1 }
        if left.count > limit { return own == left.count }
        if demands(within: set).reduce(0, { $0 + $1.consumers.count }) >= 2 { return true }
        return own >= Self.unshared && own * 2 >= left.count || isOneThing(left)
    }

    /// Whether whoever uses some of `set` uses all of it, except those who use half of the protocol.
    private func isOneThing(_ set: Set<Int>) -> Bool {
        demands.allSatisfy { demand in
            demand.needs.isDisjoint(with: set) || set.isSubset(of: demand.needs) || Self.isWide(demand, of: count)
        }
    }

    /// Whether somebody uses half of the protocol, which says nothing of what belongs together.
    private static func isWide(_ demand: RoleDemand, of count: Int) -> Bool { demand.needs.count * 2 >= count }

    /// What is needed by those who need nothing but `set`.
    private func demands(within set: Set<Int>) -> [RoleDemand] {
        set.flatMap { byFirst[$0] ?? [] }.map { demands[$0] }.filter { $0.needs.isSubset(of: set) }
    }
}
