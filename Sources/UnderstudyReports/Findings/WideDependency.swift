import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// A consumer that sees much more of a protocol than it uses.
package struct WideDependency: Sendable {
    /// The consumer's name, unique among those of the protocol.
    package let consumer: String
    /// The protocol's name.
    package let protocolName: String
    /// The names of the requirements that it uses.
    package let uses: [String]
    /// How many requirements it sees.
    package let seen: Int
    /// What makes it depend on less, in a sentence.
    package let advice: String
    /// The command that does; `nil` if somebody has to change something first.
    package let command: String?
    /// Where the consumer is declared.
    package let location: SourceLocation
    /// Where the protocol is declared.
    package let declared: SourceLocation
    /// What it is about, without lines.
    package let fingerprint: Fingerprint

    /// A consumer of a protocol, from run to run.
    package struct Fingerprint: Sendable, Hashable {
        /// The protocol with its module.
        package let protocolName: String
        /// The consumer with its module.
        package let consumer: String

        /// Names both.
        package init(protocolName: String, consumer: String) {
            (self.protocolName, self.consumer) = (protocolName, consumer)
        }
    }

    /// The kind of finding that it is.
    package static let id = DiagnosticID("wide-dependency")
    /// How many requirements that it does not use it sees at least.
    private static let leastGain = 5
    /// How many times as many requirements as it uses it sees at least.
    private static let leastRatio = 2

    /// How many unnecessary dependencies it has.
    package var gain: Int { seen - uses.count }

    /// `nil` if the consumer of `demand` does not see much more than it uses.
    fileprivate init?(_ demand: ConsumerDemand, of split: ProtocolSplit, _ ways: Ways) {
        seen = split.requirements.count - split.finding.leftOut.count
        uses = split.names(of: demand.needs)
        guard seen - uses.count >= Self.leastGain, seen >= uses.count * Self.leastRatio else { return nil }
        let user = split[demand.consumer]
        consumer = user.name
        protocolName = split.finding.name
        location = user.consumer.location
        declared = split.declaration.location
        fingerprint = Fingerprint(
            protocolName: split.declaration.qualifiedName,
            consumer: user.consumer.module.map { "\($0).\(user.consumer.name)" } ?? user.consumer.name)
        (advice, command) = ways.way(for: demand, user)
    }

    private var used: String {
        uses.count <= 3 ? ": " + uses.map { "'\($0)'" }.joined(separator: ", ") : ""
    }

    /// What is wrong, in one line.
    package var message: String {
        "'\(consumer)' sees \(seen) requirements of '\(protocolName)' and uses \(uses.count)\(used); \(advice)"
    }

    /// The finding in all formats.
    package func finding(_ severity: Severity) -> ReportFinding {
        ReportFinding(
            Diagnostic(Self.id, severity, message, at: location),
            related: [ReportFinding.Related(declared, "'\(protocolName)' is declared here")],
            identity: [fingerprint.protocolName, fingerprint.consumer])
    }

    /// The finding for a terminal.
    package func diagnostic(_ severity: Severity) -> Diagnostic { Diagnostic(Self.id, severity, message, at: location) }
}

/// How the consumers of one protocol could depend on less.
private struct Ways {
    private let split: ProtocolSplit
    private let prospects: Prospects
    private let reach: RoleReach

    init(_ split: ProtocolSplit, in index: DeclarationIndex) {
        self.split = split
        prospects = Prospects(split, in: index)
        reach = RoleReach(split, in: index)
    }

    /// The best way: roles that it shares with others, a protocol of its own, or what stands against both.
    func way(for demand: ConsumerDemand, _ user: ProtocolSplit.User) -> (advice: String, command: String?) {
        if let roles = split.offer.serving(demand.needs),
            roles.contains(where: { reach.shares[$0.number].now.contains(user.id) })
        {
            let command = RoleText.command(for: split, roles.sorted().map { split.offer[$0] })
            return ("'\(command)' offers it less", command)
        }
        if user.consumer.access == .reaches {
            return ("it takes the value from another type's property; give it what it uses", nil)
        }
        guard let decision = prospects.decisionOnInterface(for: user) else {
            let command = "understudy narrow \(user.consumer.name) --of \(split.finding.name) --apply"
            return ("'\(command)' writes an interface of that", command)
        }
        return ("first: \(decision.message)", nil)
    }
}

extension SplitReport {
    /// The consumers that see much more of a protocol than they use, the one first that would gain most; not those of
    /// protocols that nobody wants smaller, such as delegates and values.
    package var wideDependencies: [WideDependency] {
        let found = splits.flatMap { split -> [WideDependency] in
            guard split.offer.objection == nil, split.finding.before.unnecessaryDependences > 0 else { return [] }
            let ways = Ways(split, in: index)
            return split.finding.demands.compactMap { WideDependency($0, of: split, ways) }
        }
        return found.sorted { left, right in
            if left.gain != right.gain { return left.gain > right.gain }
            return (left.location, left.protocolName) < (right.location, right.protocolName)
        }
    }
}
