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

/// What a consumer is told to do.
enum Advice {
    /// One sentence; nothing where the consumer has no more than it needs.
    static func text(for demand: ConsumerDemand, of split: ProtocolSplit) -> String? {
        var sentences: [String] = []
        if split.finding.verdict == .split, case .parts(let parts) = demand.asksFor,
            parts.count < split.finding.proposal.count + (split.finding.rest.isEmpty ? 0 : 1)
        {
            let narrower = parts.map { split.finding[$0].name }.joined(separator: " & ")
            sentences.append(
                split[demand.consumer].consumer.access == .reaches
                    ? "nothing of its own to narrow: it goes through a property of another type" : "ask for \(narrower)"
            )
        }
        if let own = demand.ownInterface {
            let exactly =
                demand.needs.count == 1
                ? "\(split[demand.needs[0]].name) alone"
                : demand.needs.count <= 3 ? "exactly these" : "exactly what it uses"
            let form = own.suitsClosure ? "protocol \(own.name), or a closure" : "protocol \(own.name)"
            sentences.append((sentences.isEmpty ? "ask for " : "or for ") + "\(exactly): \(form)")
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
    }
}

/// What limits a finding.
enum Remarks {
    /// A sentence a limit, in a fixed order.
    static func of(_ split: ProtocolSplit) -> [String] {
        var remarks: [String] = []
        if split.declaration.effectiveAccess >= .package {
            remarks.append("it is public: users outside these sources are not known, so that nothing is called unused")
        }
        if !split.unresolved.isEmpty {
            let count = split.unresolved.count
            remarks.append("\(count) \(count == 1 ? "place" : "places") could not be followed")
        }
        let uncertain = split.users.count { $0.consumer.isUncertain }
        if uncertain > 0 {
            remarks.append(
                "\(uncertain) of the consumers \(uncertain == 1 ? "does" : "do") more than could be followed")
        }
        if !split.idleHolders.isEmpty {
            let names = split.idleHolders.prefix(4).map(\.name).joined(separator: ", ")
            let more = split.idleHolders.count > 4 ? " and \(split.idleHolders.count - 4) more" : ""
            remarks.append("\(names)\(more) only hold it or hand it on, and count for nothing here")
        }
        if split.testCount > 0 {
            let count = split.testCount
            remarks.append("\(count) \(count == 1 ? "test is" : "tests are") no consumer; --include-tests counts them")
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
        if let declarations = SplitDeclarations(split), !declarations.doubts.isEmpty {
            remarks.append("before it compiles: " + declarations.doubts.joined(separator: "; "))
        }
        return remarks
    }
}
