import UnderstudySemantics
import UnderstudySyntax

/// Values that no longer fit, in what stays otherwise.
extension DoubleMerge {
    /// Writes today's first values and default values in the place of those that no longer fit, beside members that their
    /// owner edited and in what all members share.
    mutating func planStaleValues() {
        let stale = StaleDefaults(comparison.comparer.index, fresh)
        for position in fresh.units.indices where !written.contains(position) {
            guard let entry = comparison.pairs[position], !removed.contains(entry) else { continue }
            let (rendered, unit) = comparison.wanted(position)
            for part in unit.parts {
                guard let own = body.counterpart(of: part, in: rendered.body) else { continue }
                replaceValues(own, as: part, of: rendered, stale, called: unit.name, requirement(position))
            }
        }
        for wanted in whole.shared {
            guard let own = body.counterpart(of: wanted, in: whole.body), !removed.contains(own) else { continue }
            replaceValues(own, as: wanted, of: whole, stale, called: body.memberName(of: own), nil)
        }
    }

    private mutating func replaceValues(
        _ own: Int, as wanted: Int, of rendered: RenderedDouble, _ stale: StaleDefaults, called name: String,
        _ asked: Requirement?
    ) {
        let today = rendered.body[wanted].values
        for (parameter, range) in stale.values(of: own, body) {
            let part = body.source(own)[range]
            guard let value = today[parameter]?.range, !edits.changes(part),
                !part.isSame(as: rendered.source[value])
            else { continue }
            let location = part.source.location(at: range.lowerBound)
            if part.words.contains(where: { [";", "="].contains($0) }) || part.lines.count > 1 {
                findings.editedStorage(name, asked, at: location)
                continue
            }
            replace(range, with: rendered.lines(in: value), in: own)
            findings.staleDefault(name, asked, at: location)
        }
    }
}
