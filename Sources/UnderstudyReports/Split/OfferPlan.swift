import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySyntax

/// All offers for the protocols of a report, the one first that removes most unnecessary dependencies per protocol
/// written.
package struct OfferPlan: Sendable {
    /// One offer.
    struct Entry: Sendable {
        /// The forms of offers.
        enum Kind: String {
            case partition
            case role
        }

        let split: ProtocolSplit
        /// The roles that it writes, the one last that it is about; none where it splits the protocol.
        var roles: [Role] = []
        /// The names of the new protocols.
        let names: [String]
        /// How many unnecessary dependencies it removes.
        let removes: Int
        /// How many random groups of the same sizes would remove.
        let atRandom: Int
        /// For how many consumers that can be done now.
        let reach: Reach?
        /// Why it can't be carried out as the sources are written; `nil` where it can.
        let obstacle: String?
        /// The command that carries it out, or else says what is in the way.
        let command: String

        /// What it consists of.
        var kind: Kind { roles.isEmpty ? .partition : .role }

        /// What it removes per protocol.
        var value: Double { Double(removes) / Double(max(1, names.count)) }
    }

    /// The offers in order.
    let entries: [Entry]
    /// How many unnecessary dependencies there are.
    let before: Int

    /// How many offers the sum at the beginning counts.
    private static let counted = 5

    /// Orders the offers for the protocols of `report`.
    package init(_ report: SplitReport) {
        before = PackageMeasures(report.splits).before.unnecessaryDependences
        let all = report.splits.flatMap { split in Self.offers(for: split, in: report) }
        entries = all.enumerated().sorted { left, right in
            let (isLeft, isRight) = (left.element.obstacle == nil, right.element.obstacle == nil)
            if isLeft != isRight { return isLeft }
            return (right.element.value, left.offset) < (left.element.value, right.offset)
        }.map(\.element)
    }

    private static func offers(for split: ProtocolSplit, in report: SplitReport) -> [Entry] {
        let finding = split.finding
        let command = "understudy split \(finding.name)"
        let gain = finding.before.unnecessaryDependences - finding.after.unnecessaryDependences
        var entries: [Entry] = []
        if finding.verdict == .split, gain > 0 {
            let obstacle = obstacle(to: split, reach: finding.reach, in: report)
            entries.append(
                Entry(
                    split: split, names: finding.proposal.map(\.name), removes: gain,
                    atRandom: finding.atRandom, reach: finding.reach, obstacle: obstacle,
                    command: obstacle == nil ? command + " --narrow --apply" : command))
        }
        guard !split.offer.roles.isEmpty else { return entries }
        for number in split.offer.roles.indices {
            let (roles, reach) = roles(upTo: number, of: split, in: report)
            let obstacle = obstacle(to: split.choosing(roles: roles), reach: reach, in: report)
            entries.append(
                Entry(
                    split: split, roles: roles, names: roles.map(\.name), removes: roles.reduce(0) { $0 + $1.removes },
                    atRandom: roles.reduce(0) { $0 + $1.atRandom }, reach: reach, obstacle: obstacle,
                    command: obstacle == nil ? RoleText.command(for: split, roles) : command))
        }
        return entries
    }

    /// The role of a number, with those before it if consumers can only depend on all of them together; and whom these
    /// roles narrow.
    private static func roles(
        upTo number: Int, of split: ProtocolSplit, in report: SplitReport
    ) -> (roles: [Role], reach: Reach) {
        func reach(_ roles: [Role]) -> Reach {
            let shares = RoleReach(split, roles, in: report.index).shares
            return Reach(now: Set(shares.flatMap(\.now)).count, of: Set(roles.flatMap(\.consumers)).count)
        }
        let alone = [split.offer.roles[number]]
        let together = Array(split.offer.roles[...number])
        let own = reach(alone)
        guard own.now == 0, number > 0,
            RoleReach(split, together, in: report.index).shares.last?.now.isEmpty == false
        else { return (alone, own) }
        return (together, reach(together))
    }

    /// What keeps the change that `split` proposes from being made, or from being of use to anybody.
    private static func obstacle(to split: ProtocolSplit, reach: Reach?, in report: SplitReport) -> String? {
        if let refusal = SplitDeclarations(split, in: report.index)?.refusals.first { return refusal.message }
        return reach?.now == 0 ? "no consumer can depend on it" : nil
    }

    /// What the first offers remove together; of a protocol with both, only the kind that comes first counts.
    var first: (count: Int, removes: Int) {
        var kinds: [ObjectIdentifier: Entry.Kind] = [:]
        var chosen: [Entry] = []
        var taken: Set<String> = []
        for entry in entries where chosen.count < Self.counted && entry.obstacle == nil {
            let kind = kinds[ObjectIdentifier(entry.split.declaration), default: entry.kind]
            kinds[ObjectIdentifier(entry.split.declaration)] = kind
            // Some roles are offered once more together with others.
            let names = entry.names.map { entry.split.finding.name + "." + $0 }
            guard kind == entry.kind, taken.isDisjoint(with: names) else { continue }
            taken.formUnion(names)
            chosen.append(entry)
        }
        return (chosen.count, chosen.reduce(0) { $0 + $1.removes })
    }

    /// What the plan amounts to, in a sentence.
    var summary: String {
        guard !entries.isEmpty else { return "There is nothing to offer." }
        let first = first
        if first.count == 0 { return "None of the offers can be carried out as the sources are written." }
        let which = first.count == 1 ? "The first offer takes" : "The first \(first.count) offers take"
        return "\(which) \(first.removes) of \(before) unnecessary dependencies off."
    }
}

extension OfferPlan.Entry {
    /// What becomes of the protocol, in a few words.
    var offer: String {
        switch kind {
        case .partition: "\(split.finding.name) into \(names.joined(separator: ", "))"
        case .role: "\(names.joined(separator: ", ")) beside \(split.finding.name)"
        }
    }

    /// The share of consumers that can depend on less now.
    var reachText: String { obstacle == nil ? reach.map { "\($0.now) of \($0.of)" } ?? "–" : "not yet" }

    /// For whom the command does it, or what is in its way.
    fileprivate var advice: String {
        guard let obstacle else { return "for \(reachText) consumers now: \(command)" }
        return "not as the sources are written, since \(obstacle); '\(command)' has the places"
    }
}

extension OfferPlan {
    /// The plan for a terminal.
    package func text() -> String {
        var text = summary + "\n"
        for (number, entry) in entries.enumerated() {
            text += "\(number + 1)  \(entry.offer)  -\(entry.removes) (at random \(entry.atRandom))\n"
            text += "   \(entry.advice)\n"
        }
        return text
    }

    /// Writes the offers as the member `plan`.
    func write(to json: inout JSONWriter) {
        json.array("plan") { json in
            for entry in entries {
                json.object { json in
                    json.member("kind", entry.kind.rawValue)
                    json.member("protocol", entry.split.finding.name)
                    json.member("names", entry.names)
                    json.member("removes", entry.removes)
                    json.member("atRandom", entry.atRandom)
                    entry.reach.write("reach", to: &json)
                    json.member("obstacle", entry.obstacle)
                    json.member("command", entry.command)
                }
            }
        }
    }
}

extension Reach? {
    /// Writes the share as the member `key`.
    func write(_ key: String, to json: inout JSONWriter) {
        guard let self else { return json.member(key, String?.none) }
        json.object(key) { json in
            json.member("now", self.now)
            json.member("of", self.of)
        }
    }
}
