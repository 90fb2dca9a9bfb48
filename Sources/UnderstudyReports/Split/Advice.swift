import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySyntax
import UnderstudyUsage

/// The advice for a consumer.
struct Advice {
    /// What it could depend on, in a sentence.
    let text: String
    /// What somebody has to decide or do first; empty if the commands would make the change as it is.
    let decisions: [Refusal]

    /// The decisions in sentences, each with its place.
    var decisionTexts: [String] { decisions.map { "\($0.message) (\(VisibleText.line($0.location.text)))" } }

    /// The whole advice in one line.
    var line: String { ([text] + decisionTexts.map { "first: " + $0 }).joined(separator: "; ") }

    /// The table cell for a consumer without advice.
    static func standing(of demand: ConsumerDemand, _ split: ProtocolSplit) -> String {
        switch demand.asksFor {
        case .whole where demand.needs.count < split.requirements.count: "keep the whole: no part is all that it needs"
        case .whole: "keep the whole: it needs all of it"
        case .parts: "keep what it has: it needs all parts"
        }
    }

    /// `nil` if the consumer has no more than it needs.
    init?(for demand: ConsumerDemand, of split: ProtocolSplit, _ prospects: Prospects) {
        let user = split[demand.consumer]
        var sentences: [String] = []
        var decisions: [Refusal] = []
        if split.finding.verdict == .split, case .parts(let parts) = demand.asksFor,
            parts.count < split.finding.proposal.count + (split.finding.rest.isEmpty ? 0 : 1)
        {
            if user.consumer.access == .reaches {
                sentences.append("nothing of its own to narrow: it goes through a property of another type")
            } else {
                sentences.append("depend on " + parts.map { split.finding[$0].name }.joined(separator: " & "))
                decisions += prospects.decisionOnParts(for: user).map { [$0] } ?? []
            }
        }
        if split.finding.verdict == .question, case .parts(let parts) = demand.asksFor,
            parts.count < split.finding.proposal.count
        {
            let names = parts.map { split.finding[$0].name }.joined(separator: " & ")
            sentences.append(
                "depend on \(names), if \(parts.count == 1 ? "this group becomes a protocol" : "these groups become protocols")"
            )
        }
        if sentences.isEmpty, user.consumer.access != .reaches, let roles = split.offer.serving(demand.needs) {
            let names = roles.map { "\(split.offer[$0].name) (role \($0.number + 1))" }.joined(separator: " & ")
            sentences.append("depend on \(names)")
        }
        if let own = demand.ownInterface {
            let exactly =
                demand.needs.count == 1
                ? "\(split[demand.needs[0]].name) alone"
                : demand.needs.count <= 3 ? "exactly these" : "exactly what it uses"
            let form = own.suitsClosure ? "protocol \(own.name), or a closure" : "protocol \(own.name)"
            sentences.append((sentences.isEmpty ? "depend on " : "or on ") + "\(exactly): \(form)")
            if let decision = prospects.decisionOnInterface(for: user), !decisions.contains(decision) {
                decisions.append(decision)
            }
        }
        if sentences.isEmpty { return nil }
        text = sentences.joined(separator: "; ")
        self.decisions = decisions
    }
}
