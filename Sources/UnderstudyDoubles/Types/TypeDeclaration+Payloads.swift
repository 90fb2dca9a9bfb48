import UnderstudySemantics

extension TypeDeclaration {
    /// Whether a case of the enumeration has values, or its members can't all be seen.
    var hasPayloads: Bool {
        members.contains { member in
            switch member.kind {
            case .enumCase(let elements): elements.contains { $0.parameters != nil }
            case .conditional: true
            default: false
            }
        }
    }
}
