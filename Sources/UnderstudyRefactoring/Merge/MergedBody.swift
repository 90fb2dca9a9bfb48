import UnderstudySemantics
import UnderstudySyntax

/// The declaration that takes over the members of others.
struct MergedBody {
    /// The edits of it.
    private(set) var edits: [SourceEdit] = []

    /// - Parameters:
    ///   - removals: What it takes over.
    ///   - heads: The protocols that become one, in whose order it inherits what they inherit.
    ///   - names: Their names, which nobody inherits afterwards.
    init(
        of target: ProtocolDeclaration, taking removals: [DeclarationRemoval], heads: [ProtocolDeclaration],
        among names: Set<String>
    ) {
        let groups = removals.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n\n")
        var inherited: [String] = []
        for name in ([target] + heads).flatMap(\.inherited) where !names.contains(name) && !inherited.contains(name) {
            inherited.append(name)
        }
        let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        if target.isComposition, let first = heads.first {
            let head = ByteRange(start: first.syntax.range.lowerBound, end: first.syntax.introducer.lowerBound)
            let text = first.source.text(in: head) + "protocol \(target.simpleName)\(clause) {\n\(groups)\n}"
            edits = [SourceEdit(target.source[target.syntax.range], with: text, .dissolving)]
            return
        }
        let source = target.source
        let types = target.details.inherited
        let own = InheritanceClause(source[types], after: target.details.name.upperBound)
        if target.inherited.contains(where: names.contains), let last = types.last {
            let range = ByteRange(start: target.details.name.upperBound, end: last.range.upperBound)
            edits.append(SourceEdit(source[range], with: clause))
        } else {
            let added = inherited.filter { !target.inherited.contains($0) }
            if !added.isEmpty { edits.append(own.adding(added)) }
        }
        if !groups.isEmpty { edits.append(Self.inserting(groups, into: target)) }
    }

    /// The members in front of the closing brace.
    private static func inserting(_ groups: String, into target: ProtocolDeclaration) -> SourceEdit {
        let source = target.source
        let block = target.details.members
        let brace = block.range.upperBound - 1
        let line = source.lines.range(ofLine: source.lines.line(at: brace))
        let startsLine = source.isBlank(in: ByteRange(start: line.lowerBound, end: brace))
        let gap = block.members.isEmpty ? "" : "\n"
        if startsLine { return SourceEdit(inserting: gap + groups + "\n", at: line.lowerBound, of: source) }
        let end = block.members.last?.range.upperBound ?? block.range.lowerBound + 1
        let blank = ByteRange(start: end, end: brace)
        return SourceEdit(source[blank], with: "\n" + gap + groups + "\n")
    }
}
