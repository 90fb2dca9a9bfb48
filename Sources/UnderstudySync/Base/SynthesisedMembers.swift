import UnderstudySemantics
import UnderstudySyntax

extension OwnedDouble {
    /// The platform's protocols whose requirements the compiler writes from the double's properties.
    ///
    /// A double that templates wrote has members for them: it keeps closures, or compares by identity. So of a class that
    /// they wrote only the history tells that it does without.
    ///
    /// - Parameters:
    ///   - body: Its own.
    ///   - former: What the history tells: what was not required then is missing now.
    func synthesised(
        for resolved: ResolvedProtocol, _ body: DoubleBody, _ former: DefaultMembers.Former?
    ) -> Set<StandardProtocol.Name> {
        if headerName != nil, former == nil, type.details.kind == .class { return [] }
        let isValue = type.details.kind == .struct || type.details.kind == .enum
        let candidates = SynthesisedConformance.all.filter { isValue || !$0.isForValues && type.details.kind == .class }
            .filter { conformance in
                resolved.requirements.contains { entry in
                    guard entry.standardOrigin == conformance.name, entry.requirement.name == conformance.member else {
                        return false
                    }
                    let label = entry.requirement.label
                    return body.entries(labelled: label).isEmpty && former.map { $0.requirements[label] != nil } ?? true
                }
            }
        return candidates.isEmpty || !body.keepsValuesOnly ? [] : Set(candidates.map(\.name))
    }
}

extension DoubleBody {
    /// Whether it keeps something, and no closure.
    fileprivate var keepsValuesOnly: Bool {
        var keepsSomething = false
        for entry in entries.indices where !isStatic(entry) {
            guard case .variable(let variable) = entries[entry].syntax.kind, variable.isLet || isStored(entry) else {
                continue
            }
            let types = variable.bindings.compactMap(\.type).map { SwiftType(source(entry)[$0]) }
            if types.contains(where: \.writesFunction) { return false }
            keepsSomething = true
        }
        return keepsSomething
    }
}
