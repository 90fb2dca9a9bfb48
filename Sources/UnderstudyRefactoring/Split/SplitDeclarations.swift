import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The declarations that replace a protocol after a split, as source.
package struct SplitDeclarations: Sendable {
    /// What the old name becomes.
    package let composition: String
    /// The new protocols, in the proposal's order, each with its requirements' documentation.
    package let parts: [String]
    /// The text before the braces of the old protocol, or the whole alias.
    package let compositionHead: String
    /// The text before the braces of the new protocols, in the proposal's order.
    package let partHeads: [String]
    /// The names of the new protocols.
    package let names: [String]
    /// Whether the old name becomes an alias.
    package let isAlias: Bool
    /// The reasons against writing them into the source.
    package let refusals: [Refusal]
    private let indentation: String
    /// The comments of the old protocol that go behind it.
    private let comments: [String]

    /// All declarations, as they replace the old one.
    package var text: String {
        let commented = composition + (comments.isEmpty ? "" : "  ") + comments.joined(separator: "\n" + indentation)
        return ([commented] + parts).joined(separator: "\n\n")
    }

    /// Writes the declarations that the finding of `split` proposes; `nil` if it proposes none.
    package init?(_ split: ProtocolSplit, in index: DeclarationIndex, _ options: SplitOptions = SplitOptions()) {
        guard !split.finding.proposal.isEmpty else { return nil }
        let declaration = split.declaration
        let head = PartHead(declaration, index.resolve(declaration), index.settings(of: declaration))
        let units = MemberUnits(declaration, around: head.indentation)
        let assignment = PartAssignment(split, units)
        let constraints = PartConstraints(declaration, assignment)
        let names = split.finding.proposal.map { options.names[$0.name] ?? $0.name }
        let isAliasPossible = Composition.isAlias(split.facts) && assignment.staying.texts.isEmpty
        isAlias = options.form != .refine && isAliasPossible
        let proposal = split.finding.proposal
        let inherited = Set(proposal.flatMap(\.inherits))
        // The whole inherits the others through those that inherit them.
        let direct = names.indices.filter { !inherited.contains(PartID($0)) }.map { names[$0] }
        let block = { (members: MemberList, opening: [String]) in
            let comments = opening.map { " " + $0 }.joined(separator: "\n" + units.indentation)
            return members.texts.isEmpty
                ? " {}" : " {\(comments)\n\(members.texts.joined(separator: "\n"))\n\(head.indentation)}"
        }
        // The source's form of what is inherited stays, with the comments in it.
        let listed = isAlias ? [] : declaration.source.comments(in: declaration.details.inheritedRange)
        let opening = units.opening.filter { !listed.contains($0) }.map(declaration.source.text(in:))
        let isOpen = !isAlias && !assignment.staying.texts.isEmpty
        comments = (isOpen ? [] : opening) + units.closing.map(declaration.source.text(in:))
        compositionHead =
            isAlias
            ? head.alias(naming: declaration.simpleName, parts: direct)
            : head.refinement(
                naming: declaration.simpleName, primary: declaration.primaryAssociatedTypes,
                constraint: constraints.staying, parts: direct)
        composition = compositionHead + (isAlias ? "" : block(assignment.staying, opening))
        partHeads = names.indices.map { number in
            head.text(
                naming: names[number],
                primary: declaration.primaryAssociatedTypes.filter(assignment.types[number].contains),
                constraint: constraints.parts[number], members: assignment.parts[number].texts,
                inheriting: proposal[number].inherits.map { names[$0.number] })
        }
        parts = zip(partHeads, assignment.parts).map { head.indentation + $0 + block($1, []) }
        self.names = names
        indentation = head.indentation
        var refusals = assignment.refusals + constraints.refusals
        if options.form == .alias, !isAliasPossible {
            refusals.append(Refusal(.alias, declaration.name, at: declaration.location))
        }
        self.refusals = SplitRefusals.find(split, names: names, in: index, options) + refusals
    }

    /// The edit that replaces the old declaration, and a comment behind it.
    func edit(of declaration: ProtocolDeclaration) -> SourceEdit {
        let source = declaration.source
        let (start, end) = (declaration.syntax.range.lowerBound, declaration.syntax.range.upperBound)
        return SourceEdit(
            source[ByteRange(start: start, end: source.endOfLine(after: end, before: source.count))], with: text)
    }
}

extension ProtocolSyntax {
    /// The bytes from the first inherited type to the last.
    fileprivate var inheritedRange: ByteRange {
        guard let first = inherited.first, let last = inherited.last else { return ByteRange(at: 0) }
        return first.range.union(last.range)
    }
}

/// The constraints of the protocol's `where` clause, part by part.
private struct PartConstraints {
    private(set) var parts: [String]
    private(set) var staying = ""
    private(set) var refusals: [Refusal] = []

    init(_ declaration: ProtocolDeclaration, _ assignment: PartAssignment) {
        var demands = Array(repeating: [String](), count: assignment.parts.count)
        var kept: [String] = []
        let source = declaration.source
        for requirement in declaration.details.whereClause?.requirements ?? [] {
            let text = source.compactText(in: requirement.left.range.union(requirement.right.range))
            let words = TextWords.words(of: text)
            if source.compactText(in: requirement.left.range) == "Self" {
                refusals.append(Refusal(.selfConstraint, at: source.location(at: requirement.left.range.lowerBound)))
            }
            let found = assignment.part(declaring: words)
            if found.isTorn {
                refusals.append(
                    Refusal(.constraint, text, at: source.location(at: requirement.left.range.lowerBound)))
            } else if let part = found.part {
                demands[part].append(text)
            } else {
                kept.append(text)
            }
        }
        parts = demands.map(Self.clause)
        staying = Self.clause(kept)
    }

    private static func clause(_ demands: [String]) -> String {
        demands.isEmpty ? "" : " where " + demands.joined(separator: ", ")
    }
}
