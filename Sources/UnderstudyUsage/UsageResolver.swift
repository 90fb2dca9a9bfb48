import UnderstudySemantics
import UnderstudySyntax

/// Finds from declarations and bodies alone who uses which requirement of which protocol.
///
/// All bodies are gone through once, however many protocols are asked for.
package struct UsageResolver: Sendable {
    private let index: DeclarationIndex

    /// Creates a resolver for what `index` holds; its files should have been read with their bodies.
    package init(index: DeclarationIndex) {
        self.index = index
    }

    /// The usage of each of `protocols`, in their order.
    package func usages(of protocols: [ProtocolDeclaration]) -> [ProtocolUsage] {
        let table = SymbolTable(index.files)
        let inferring = BodyWalker(table, isRecording: false)
        table.inferValue = { [unowned inferring] info, value in inferring.inferAside(info, value) }
        let walker = BodyWalker(table)
        for member in table.members.ids { walker.walk(member: member) }
        walker.noteInheritedHolds()
        let report = UsageReport(table: table, evidence: walker.evidence, index: index)
        let usages = protocols.map { report.usage(of: $0) }
        table.inferValue = nil
        return usages
    }
}
