import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The declarations that a split puts in a protocol's place, as source.
package struct SplitDeclarations: Sendable {
    /// What the old name becomes.
    package let composition: String
    /// The new protocols, in the proposal's order, each with its requirements' documentation.
    package let parts: [String]
    /// What stands before the braces of the old protocol, or the whole alias.
    package let compositionHead: String
    /// What stands before the braces of the new protocols, in the proposal's order.
    package let partHeads: [String]
    /// The names of the new protocols.
    package let names: [String]
    /// Whether the old name is an alias from now on.
    package let isAlias: Bool
    /// What stands against putting them into the source.
    package let refusals: [Refusal]
    private let indentation: String

    /// All declarations, as they stand in the place of the old one.
    package var text: String { ([composition] + parts).joined(separator: "\n\n") }

    /// Writes the declarations that the finding of `split` proposes; `nil` where it proposes none.
    package init?(_ split: ProtocolSplit, in index: DeclarationIndex, _ options: SplitOptions = SplitOptions()) {
        guard !split.finding.proposal.isEmpty else { return nil }
        let declaration = split.declaration
        let head = PartHead(declaration, index.resolve(declaration))
        let units = MemberUnits(declaration, around: head.indentation)
        let assignment = PartAssignment(split, units)
        let constraints = PartConstraints(declaration, assignment)
        let names = split.finding.proposal.map { options.names[$0.name] ?? $0.name }
        let isAliasPossible = Composition.isAlias(split.facts) && assignment.staying.isEmpty
        isAlias = options.form != .refine && isAliasPossible
        let block = { (members: [String]) in
            members.isEmpty ? " {}" : " {\n\(members.joined(separator: units.separator))\n\(head.indentation)}"
        }
        compositionHead =
            isAlias
            ? head.alias(naming: declaration.simpleName, parts: names)
            : head.refinement(
                naming: declaration.simpleName, primary: declaration.primaryAssociatedTypes,
                constraint: constraints.staying, parts: names)
        composition = compositionHead + (isAlias ? "" : block(assignment.staying))
        partHeads = names.indices.map { number in
            head.text(
                naming: names[number],
                primary: declaration.primaryAssociatedTypes.filter(assignment.types[number].contains),
                constraint: constraints.parts[number], members: assignment.parts[number])
        }
        parts = zip(partHeads, assignment.parts).map { head.indentation + $0 + block($1) }
        self.names = names
        indentation = head.indentation
        var refusals = assignment.refusals + constraints.refusals
        if options.form == .alias, !isAliasPossible {
            refusals.append(Refusal(.alias, declaration.name, at: declaration.location))
        }
        self.refusals = SplitRefusals.find(split, names: names, in: index, options) + refusals
    }

    /// The edit that puts the declarations where the old one is, with the line ends of the file.
    func edit(of declaration: ProtocolDeclaration) -> SourceEdit {
        let source = declaration.source
        let line = source.lines.range(ofLine: 1)
        let hasReturns = line.count >= 2 && source.byte(at: line.upperBound - 2) == 0x0D
        return SourceEdit(source[declaration.syntax.range], with: hasReturns ? Self.withReturns(text) : text)
    }

    private static func withReturns(_ text: String) -> String {
        // Members are copied with the line ends that they have.
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0 != "\r" }.flatMap { $0 == "\n" ? ["\r", "\n"] : [$0] }))
    }
}

/// What the protocol's `where` clause demands, part by part.
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
