import UnderstudyUsage
import UnderstudySemantics
import UnderstudySegregation

/// Measures as a person reads them.
struct Figures {
    /// A percentage, or a dash without consumers.
    let cohesion: String
    /// A count.
    let unnecessary: String
    /// A count.
    let protocols: String

    init(_ measures: InterfaceMeasures) {
        cohesion = measures.cohesion.map { "\(Int(($0 * 100).rounded())) %" } ?? "–"
        unnecessary = "\(measures.unnecessaryDependences)"
        protocols = "\(measures.protocols)"
    }
}

/// The advice for a consumer.
enum Advice {
    /// One sentence; `nil` if the consumer has no more than it needs.
    static func text(for demand: ConsumerDemand, of split: ProtocolSplit) -> String? {
        var sentences: [String] = []
        if split.finding.verdict == .split, case .parts(let parts) = demand.asksFor,
            parts.count < split.finding.proposal.count + (split.finding.rest.isEmpty ? 0 : 1)
        {
            let narrower = parts.map { split.finding[$0].name }.joined(separator: " & ")
            sentences.append(
                split[demand.consumer].consumer.access == .reaches
                    ? "nothing of its own to narrow: it goes through a property of another type"
                    : "depend on \(narrower)"
            )
        }
        if let own = demand.ownInterface {
            let exactly =
                demand.needs.count == 1
                ? "\(split[demand.needs[0]].name) alone"
                : demand.needs.count <= 3 ? "exactly these" : "exactly what it uses"
            let form = own.suitsClosure ? "protocol \(own.name), or a closure" : "protocol \(own.name)"
            sentences.append((sentences.isEmpty ? "depend on " : "or on ") + "\(exactly): \(form)")
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
    }
}

/// What limits a finding.
enum Remarks {
    /// A sentence a limit, in a fixed order.
    static func of(_ split: ProtocolSplit, in report: SplitReport) -> [String] {
        var remarks: [String] = []
        if split.declaration.effectiveAccess >= .package {
            remarks.append("it is public: users outside these sources are not known, so nothing is called unused")
        }
        if !split.unresolved.isEmpty {
            let count = split.unresolved.count
            remarks.append("\(count) \(count == 1 ? "place" : "places") could not be followed")
        }
        if !split.settled.isEmpty {
            let count = split.settled.count
            remarks.append(
                "\(count) \(count == 1 ? "place" : "places") that the sources leave open \(count == 1 ? "is" : "are") "
                    + "resolved by the compiler's index")
        }
        let uncertain = split.users.count { $0.consumer.isUncertain }
        if uncertain > 0 {
            remarks.append(
                "\(uncertain) of the consumers \(uncertain == 1 ? "has" : "have") uses that could not be followed")
        }
        if !split.idleHolders.isEmpty {
            let names = split.idleHolders.prefix(4).map(\.name).joined(separator: ", ")
            let more = split.idleHolders.count > 4 ? " and \(split.idleHolders.count - 4) more" : ""
            remarks.append("ignored, because they only hold it or pass it on: \(names)\(more)")
        }
        if split.testCount > 0 {
            let count = split.testCount
            remarks.append("tests are not counted (\(count)); --include-tests counts them")
        }
        let concrete = split.requirements.filter { row in
            split.concreteUses[row.id] != nil && split.users.allSatisfy { $0.places[row.id] == nil }
        }
        if let first = concrete.first, let place = split.concreteUses[first.id] {
            let names = concrete.map(\.name).joined(separator: ", ")
            let more = concrete.count == 1 ? "" : " and other places"
            remarks.append(
                "used only through a concrete type: \(names) (\(place.path):\(place.position?.line ?? 1)\(more))")
        }
        if let refusals = report.declarations(of: split)?.refusals, !refusals.isEmpty {
            remarks.append("--apply would refuse: " + refusals.map(\.message).joined(separator: "; "))
        }
        return remarks
    }
}
