import UnderstudySemantics

/// The conformances that have to name the parts: Swift infers no conformance to the parts from a conditional one, nor
/// from one with attributes such as `@preconcurrency`.
enum ConformanceEdits {
    /// One change for each extension or type that declares such a conformance.
    static func changes(
        _ declaration: ProtocolDeclaration, parts: [String], in index: DeclarationIndex
    ) -> [SourceChange] {
        ConformanceEntry.all(to: declaration, refined: false, in: index)
            .filter { $0.isConditional || !$0.specifiers.isEmpty }
            .map { entry in
                SourceChange(
                    kind: .conformance, name: entry.name, edits: [entry.adding(parts, of: declaration.module)],
                    doubts: [])
            }
    }
}
