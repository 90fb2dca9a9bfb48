import UnderstudySemantics
import UnderstudyUsage

/// Finds the roles beside a protocol, whatever is said of a split.
struct RoleSearch {
    /// Nobody reads more roles than this.
    private static let most = 3
    /// The same for a protocol with at least `large` requirements.
    private static let mostOfLarge = 5
    private static let large = 15
    /// A role removes at least this many unnecessary dependencies.
    private static let leastGain = 2
    /// With fewer consumers there is nothing to compare.
    private static let leastConsumers = 3

    private let input: SplitEvidence
    private let finding: SplitFinding
    private let demands: [RoleDemand]

    private var count: Int { input.words.count }

    /// Looks for roles of the protocol of `input`, of which `finding` says what it could be split into.
    init(_ input: SplitEvidence, beside finding: SplitFinding) {
        self.input = input
        self.finding = finding
        demands = RoleDemand.all(of: input.subject)
    }

    /// The roles.
    func offer() -> RoleOffer {
        let before = finding.before.unnecessaryDependences
        guard before > 0 else { return .none(leaving: before) }
        if let silence = RoleGates.silence(input) { return .none(leaving: before, because: silence.explanation) }
        guard input.usage.consumers.count >= Self.leastConsumers else { return .none(leaving: before) }
        let chosen = chosen()
        guard !chosen.isEmpty else { return .none(leaving: before) }
        let cover = chosen.reduce(RoleCover(count: count)) { $0.adding($1) }
        let steps = steps(to: chosen)
        let names = RoleNaming(input, beside: finding).names(for: zip(chosen, steps).map { subject(of: $0, $1) })
        let roles = chosen.indices.map { number in
            Role(
                name: names[number].name, needsBetterName: names[number].needsBetter,
                requirements: chosen[number].sorted().map { input.subject.requirements[$0].id },
                inherits: cover.inherited(by: number).map(RoleID.init),
                consumers: steps[number].gainers, others: others(of: chosen[number], without: steps[number].gainers),
                removes: steps[number].removes,
                atRandom: steps[number].atRandom)
        }
        return RoleOffer(
            roles: roles, after: before - steps.reduce(0) { $0 + $1.removes },
            atRandom: atRandom(cover.roles.indices.map { cover.own(of: $0).count }, beside: RoleCover(count: count)),
            objection: nil)
    }

    /// The roles that together are of most value, each chosen in view of those before it; then in the order of what they
    /// remove.
    private func chosen() -> [Set<Int>] {
        let units = RequirementUnits(input.subject.requirements, words: input.words)
        let source = RoleCandidates(demands, words: input.words, units)
        let candidates = source.all()
        var cover = RoleCover(count: count)
        while cover.roles.count < (count < Self.large ? Self.most : Self.mostOfLarge) {
            let reached = cover.removes(for: demands)
            let found = candidates.compactMap { candidate -> (role: Set<Int>, value: Double)? in
                guard let role = cover.admissible(candidate.places) else { return nil }
                let gain = cover.adding(role).removes(for: demands) - reached
                // Any choice of as many requirements removes something.
                let isMerit = gain >= Self.leastGain && gain > atRandom([role.count], beside: cover)
                guard isMerit else { return nil }
                return (role, source.value(of: gain, own: cover.left(of: role), fit: candidate.fit))
            }
            // The first of equal ones is worth more by itself.
            guard let most = found.map(\.value).max(), let best = found.first(where: { $0.value == most }) else {
                break
            }
            cover = cover.adding(best.role)
        }
        return ordered(cover.roles)
    }

    /// The same roles, each of which adds more than the next one would; without those that then add nothing.
    private func ordered(_ roles: [Set<Int>]) -> [Set<Int>] {
        var left = roles
        var cover = RoleCover(count: count)
        var reached = 0
        while !left.isEmpty {
            let gains = left.map { cover.adding($0).removes(for: demands) }
            guard let most = gains.max(), most > reached, let best = gains.firstIndex(of: most) else { break }
            reached = most
            cover = cover.adding(left.remove(at: best))
        }
        return cover.roles
    }

    /// What a role adds to those before it.
    private struct Step {
        /// Who sees less.
        let gainers: [ConsumerID]
        /// How many unnecessary dependencies it removes.
        let removes: Int
        /// How many as many requirements, chosen at random, would remove.
        let atRandom: Int
    }

    private func steps(to roles: [Set<Int>]) -> [Step] {
        var cover = RoleCover(count: count)
        return roles.map { role in
            let next = cover.adding(role)
            defer { cover = next }
            let gained = demands.filter { next.seen(needing: $0.needs) < cover.seen(needing: $0.needs) }
            return Step(
                gainers: gained.flatMap(\.consumers).sorted(),
                removes: next.removes(for: demands) - cover.removes(for: demands),
                atRandom: atRandom([role.count], beside: cover))
        }
    }

    private func others(of role: Set<Int>, without gainers: [ConsumerID]) -> [ConsumerID] {
        let known = Set(gainers)
        return demands.filter { !$0.needs.isDisjoint(with: role) }.flatMap(\.consumers).filter { !known.contains($0) }
            .sorted()
    }

    /// What groups of these sizes would remove if they were chosen at random, for those whom `cover` does not serve.
    private func atRandom(_ sizes: [Int], beside cover: RoleCover) -> Int {
        let left = demands.filter { cover.seen(needing: $0.needs) == count }
        return ChanceGrouping(sizes: sizes, of: count)
            .removes(for: left.flatMap { demand in demand.consumers.map { _ in demand.needs.count } })
    }

    private func subject(
        of role: Set<Int>, _ step: Step
    ) -> RoleNaming.Subject {
        let served = Set(step.gainers)
        let names = Dictionary(uniqueKeysWithValues: input.subject.consumers.map { ($0.id, $0.name) })
        // Those that need most of it say best what it is for.
        let own = demands.filter { !served.isDisjoint(with: $0.consumers) }
            .sorted { $0.needs.intersection(role).count > $1.needs.intersection(role).count }
        return RoleNaming.Subject(
            places: role.sorted(), consumers: own.flatMap(\.consumers).compactMap { names[$0] })
    }
}
