import UnderstudySemantics
import UnderstudySyntax

/// Owner's members that conflict with a required one.
extension DoubleMerge {
    /// Finds the members that stay as they are and let none for a requirement stand beside them.
    mutating func planBlocked() {
        for position in fresh.units.indices where comparison.pairs[position] == nil && !rehoused.contains(position) {
            let unit = fresh.units[position]
            guard !isInherited(unit), let entry = namesake(of: position) else { continue }
            blocked.insert(position)
            if stands(entry, for: position) { continue }
            findings.editedConflict(
                unit.name, requirement(position), from: base.shape.requirements[entry]?.signature,
                at: location(of: entry))
        }
    }

    /// A member that stays as it is and lets no other stand beside it: a property of the name, or what Swift takes for
    /// the same function.
    private func namesake(of position: Int) -> Int? {
        let unit = fresh.units[position]
        let label = fresh.body.label(of: unit.main)
        let rewritten = Set(written.subtracting(beside).compactMap { comparison.pairs[$0] })
        if let other = label?.homonym {
            let staying = body.entries(labelled: other).first { !removed.contains($0) && !rewritten.contains($0) }
            if let staying, !comparison.pairs.values.contains(staying) { return staying }
        }
        let staying = body.entries(labelled: label).filter { !removed.contains($0) }
        if staying.isEmpty { return nil }
        if requirement(position)?.kind == .var { return staying.first }
        return staying.first { entry in
            guard !rewritten.contains(entry), base.shape.requirements[entry] != nil else { return false }
            return !comparison.signatures.canStandBeside(entry, unit.key)
        }
    }

    /// Whether a member of the owner's does what is asked for that no protocol would require so.
    func isMetOtherwise(_ position: Int) -> Bool { namesake(of: position).map { stands($0, for: position) } ?? false }

    /// Whether a property that no protocol would require so, a `let` or one without a type, does what is asked for.
    private func stands(_ entry: Int, for position: Int) -> Bool {
        let (syntax, source) = (body.entries[entry].syntax, body.source(entry))
        guard case .variable(let variable) = syntax.kind, let binding = variable.bindings.first,
            let asked = requirement(position), let type = asked.binding?.type
        else { return false }
        let words = syntax.modifiers.map { source.compactText(in: $0.range) }
        let isReadOnly = variable.isLet || words.contains { $0.hasSuffix("(set)") }
        if words.contains("private") || words.contains("fileprivate") || isReadOnly && asked.signature.isSettable {
            return false
        }
        return binding.type.map { source.compactText(in: $0.range) == asked.source.compactText(in: type.range) } ?? true
    }
}
