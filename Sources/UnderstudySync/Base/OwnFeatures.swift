import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

extension DoubleFeature {
    /// What a double has besides the usual, told by what it declares: whoever wrote it asked for that.
    static func found(in body: DoubleBody, _ resolved: ResolvedProtocol) -> Set<DoubleFeature> {
        let required = Set(resolved.requirements.map(\.requirement.label))
        var features: Set<DoubleFeature> = []
        let asked = [
            (MemberLabel(.func, "resetCalls()"), reset), (MemberLabel(.`init`, "init(forwardingTo:)"), forwarding),
        ]
        for (label, feature) in asked
        where !required.contains(label) && !body.entries(labelled: label).isEmpty {
            features.insert(feature)
        }
        let isOrdered = body.entries.indices.contains { entry in
            guard let name = body.storedName(of: entry), name == "order" || name == "callOrder" else { return false }
            return body.words(of: entry).contains("CallOrder")
        }
        if isOrdered { features.insert(.order) }
        let notesUse = body.entries.contains { entry in
            let source = body.containers[entry.container].source
            return entry.syntax.attributes.contains { ["Recorded", "Stubbed"].contains(source.text(in: $0.name)) }
        }
        if notesUse { features.insert(.unused) }
        return features
    }
}
