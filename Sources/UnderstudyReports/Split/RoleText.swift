import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySyntax
import UnderstudyUsage

/// The roles of one protocol in words, the same in all formats.
struct RoleText {
    private let split: ProtocolSplit
    private let reach: RoleReach

    /// Describes the roles of `split`, a protocol of `report`.
    init(_ split: ProtocolSplit, in report: SplitReport) {
        self.split = split
        reach = RoleReach(split, in: report.index)
    }

    private var roles: [Role] { split.offer.roles }

    /// How few requirements consumers need; `nil` without consumers.
    static func needs(of split: ProtocolSplit) -> String? {
        let counts = split.users.map(\.needs.count)
        guard !counts.isEmpty, split.requirements.count > 1 else { return nil }
        let share = { (most: Int) in counts.count { $0 <= most } }
        let steps = [1, 2, 3].filter { $0 < split.requirements.count && share($0) > share($0 - 1) }.map { most in
            most == 1 ? "\(share(1)) use 1 requirement" : "\(share(most)) at most \(most)"
        }
        guard !steps.isEmpty else { return nil }
        let who = counts.count == 1 ? "its only consumer" : "its \(counts.count) consumers"
        return "of \(who), \(steps.joined(separator: ", ")) of \(split.requirements.count)"
    }

    /// What all roles together remove, and what chance would.
    var summary: String {
        let before = split.finding.before.unnecessaryDependences
        let numbers = SplitText.list(names: roles.indices.map { "\($0 + 1)" })
        let verb = roles.count == 1 ? "takes" : "take"
        return "\(numbers) \(verb) \(split.offer.removes) of \(before) unnecessary dependencies off "
            + "(random groups of these sizes: \(split.offer.atRandom))"
    }

    /// The declaration of a role in one line.
    func declaration(of role: Role) -> String {
        let inherited = role.inherits.map { split.offer[$0] }
        let known = Set(inherited.flatMap(\.requirements))
        let own = split.names(of: role.requirements.filter { !known.contains($0) })
        let names = inherited.isEmpty ? "" : ": " + inherited.map(\.name).joined(separator: ", ")
        return "protocol \(role.name)\(names) { \(own.joined(separator: "; ")) }"
    }

    /// Who needs a role, and who else uses it.
    func service(of role: Role) -> String {
        let who = SplitText.list(names: split.names(of: role.consumers))
        let own = Set(role.requirements)
        let isAll = role.consumers.allSatisfy { own.isSuperset(of: split[$0].consumer.needs.union(split[$0].needs)) }
        let others = role.others.count
        let also = others == 0 ? "" : "; \(others) \(others == 1 ? "other uses" : "others use") it too"
        let rename = role.needsBetterName ? "(rename this: --names \(role.name)=…) " : ""
        return rename + (isAll ? "all" : "with the roles before it, all")
            + " that \(who) \(role.consumers.count == 1 ? "needs" : "need")\(also)"
    }

    /// For how many of its consumers a role can be used now, and what stands against the others.
    func reach(of number: Int) -> String {
        let share = reach.shares[number]
        let all = roles[number].consumers.count
        var text = "reach: \(share.now.count) of \(all) can depend on it now"
        if !share.elsewhere.isEmpty {
            text +=
                "; \(SplitText.list(names: split.names(of: share.elsewhere))) "
                + "\(share.elsewhere.count == 1 ? "takes" : "take") the value from another type's property"
        }
        if !share.blocked.isEmpty {
            text +=
                "; \(SplitText.list(names: split.names(of: share.blocked))) "
                + "\(share.blocked.count == 1 ? "holds" : "hold") it where its type can't change yet"
        }
        return text
    }

    /// The command that writes the roles that consumers can depend on now; `nil` if there are none.
    var command: String? {
        let useful = zip(roles, reach.shares).filter { !$0.1.now.isEmpty }.map(\.0)
        return useful.isEmpty ? nil : Self.command(for: split, useful)
    }

    /// The command that writes these roles.
    static func command(for split: ProtocolSplit, _ roles: [Role]) -> String {
        "understudy split \(split.finding.name) --roles \(roles.map(\.name).joined(separator: ",")) --narrow --apply"
    }

    /// The section of the text report.
    var section: String {
        guard !roles.isEmpty else {
            return split.offer.objection.map { "    no roles: \($0)\n" } ?? ""
        }
        var text = "    roles: \(summary)\n"
        for (number, role) in roles.enumerated() {
            text += "      \(number + 1)  \(declaration(of: role))  -\(role.removes) (at random \(role.atRandom))\n"
            text += "         \(service(of: role))\n"
            text += "         \(reach(of: number))\n"
        }
        return text + (command.map { "    \($0)\n" } ?? "")
    }

    /// The line about the best role of a protocol that nobody asked about; `nil` if its gain is not high.
    static func hint(for split: ProtocolSplit) -> String? {
        let before = split.finding.before.unnecessaryDependences
        guard let role = split.offer.roles.first, role.isOfHighGain(of: before) else { return nil }
        return "role \(role.name) is all that \(role.consumers.count) of \(split.users.count) consumers need, "
            + "-\(role.removes) of \(before) unnecessary dependencies: understudy split \(split.finding.name)"
    }
}

extension Reach {
    /// The share in words.
    var text: String { "\(now) of \(of) can depend on less now" }
}
