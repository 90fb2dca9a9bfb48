import UnderstudySyntax

/// Who wrote the double, as far as its members tell.
extension Comparison {
    /// Whether its owner wrote members, and nothing is kept where templates keep it.
    var keepsNothing: Bool {
        if body.containers.indices.contains(where: body.isNested) { return false }
        let units = pairs.values.compactMap { base.units[$0] }
        return units.contains { !$0.isUntouched } && units.allSatisfy(\.storage.isEmpty)
    }

    /// Whether some member does what only templates write.
    var hasTemplates: Bool {
        pairs.values.contains { entry in
            base.units[entry].map { $0.isUntouched && $0.isTelling && !isPlainGetter(entry) } ?? false
        }
    }

    /// Whether the member is a computed property that calls nothing: what it gives might be anybody's.
    private func isPlainGetter(_ entry: Int) -> Bool {
        let found = body.entries[entry].syntax
        guard case .variable(let variable) = found.kind, let name = variable.bindings.first?.name else { return false }
        let after = ByteRange(start: name.upperBound, end: found.range.upperBound)
        return body.source(entry).tokenTexts(in: after).allSatisfy { !["=", "("].contains($0) }
    }
}

extension RenderedDouble {
    /// Whether something is kept for members, or by all of them, besides what is required itself.
    var keepsSomething: Bool {
        units.contains { !$0.parts.isEmpty } || shared.contains(where: body.isStored)
    }
}
