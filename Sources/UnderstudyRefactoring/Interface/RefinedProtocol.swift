import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// A protocol that is to refine a new one: whatever conforms to it, or is only known to, conforms to the new one, too.
struct RefinedProtocol {
    private let declaration: ProtocolDeclaration
    private let index: DeclarationIndex

    init(_ declaration: ProtocolDeclaration, in index: DeclarationIndex) {
        self.declaration = declaration
        self.index = index
    }

    /// Whether it can inherit a protocol of Swift, and its file may be changed.
    var isPossible: Bool {
        !declaration.writtenAttributes.contains { $0.name == "objc" } && !GeneratedCode.isGenerated(declaration.source)
    }

    /// Where the new protocol goes so that all who see this one see it: beside it, unless a consumer of its own module,
    /// at `anchor`, is the only one who has to.
    func home(besides anchor: Anchor) -> Anchor? {
        if declaration.module == anchor.module, declaration.effectiveAccess <= .package { return anchor }
        return Anchor(at: declaration.location, in: index)
    }

    /// The edits by which it refines `name`: Swift infers no conformance to the new protocol from a conditional one, nor
    /// from one with attributes.
    func edits(refining name: String) -> [SourceEdit] {
        let primary = declaration.details.primaryAssociatedTypes.last
        let end = primary.map { $0.upperBound + 1 } ?? declaration.details.name.upperBound
        let own = InheritanceClause(declaration.source[declaration.details.inherited], after: end).adding([name])
        return [own]
            + ConformanceEntry.all(to: declaration, refined: false, in: index)
            .filter { $0.isConditional || !$0.specifiers.isEmpty }
            .map { $0.adding([name], of: declaration.module) }
    }
}
