import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The declarations that a split puts in a protocol's place, as source.
package struct SplitDeclarations: Sendable {
    /// What the old name becomes.
    package let composition: String
    /// The new protocols, in the proposal's order, each with its requirements' documentation.
    package let parts: [String]
    /// Why the declarations need a look before they stand in the source; empty when they can be put there as they are.
    package let doubts: [String]

    /// All declarations, as they would stand in the place of the old one.
    package var text: String { ([composition] + parts).joined(separator: "\n\n") }

    /// Writes the declarations that the finding of `split` proposes; `nil` where it proposes none.
    package init?(_ split: ProtocolSplit) {
        guard split.finding.verdict == .split else { return nil }
        let declaration = split.declaration
        let head = PartHead(declaration)
        let members = MemberTexts(declaration)
        var texts: [RequirementID: String] = [:]
        for row in split.requirements { texts[row.id] = members.text(of: row.requirement) }
        let old = (split.finding.rest + split.finding.leftOut).sorted().compactMap { texts[$0] }
        composition =
            head.attributes(of: split.finding.composition)
            + Self.composition(split.finding, keeping: old, members.separator, head)
        parts = split.finding.proposal.map { part in
            let body = part.requirements.compactMap { texts[$0] }.joined(separator: members.separator)
            return "\(head.text(naming: part.name)) {\n\(body)\n\(head.indentation)}"
        }
        .map { Self.indented($0, head.indentation) }
        doubts = Self.doubts(split, members)
    }

    /// The finding's composition, what stays in it with its documentation.
    private static func composition(
        _ finding: SplitFinding, keeping members: [String], _ separator: String, _ head: PartHead
    ) -> String {
        guard !members.isEmpty, let brace = finding.composition.firstIndex(of: "{") else { return finding.composition }
        return finding.composition[...brace] + "\n" + members.joined(separator: separator) + "\n\(head.indentation)}"
    }

    /// The first line's indentation stands in the source already; that of later declarations does not.
    private static func indented(_ text: String, _ indentation: String) -> String { indentation + text }

    private static func doubts(_ split: ProtocolSplit, _ members: MemberTexts) -> [String] {
        let declaration = split.declaration
        var doubts: [String] = []
        if declaration.requirements.contains(where: { $0.kind == .associatedtype }) {
            doubts.append("associated types have to be declared in each part that uses them")
        }
        if declaration.requirements.contains(where: { $0.kind == .typealias }) {
            doubts.append("type aliases have to be declared in each part that uses them")
        }
        if declaration.whereClause != nil { doubts.append("the where clause has to be moved") }
        if declaration.requirements.contains(where: { !$0.conditions.isEmpty }) {
            doubts.append("requirements inside '#if' have to be moved with their conditions")
        }
        if declaration.attributes.contains(where: { $0.hasPrefix("@objc") }) {
            doubts.append("a protocol that Objective-C knows keeps its name and its requirements there")
        } else if declaration.attributes.contains(where: { !Self.isKnown($0) }) {
            doubts.append("an attribute that is not the language's may belong to the whole")
        }
        if declaration.syntax.modifiers.contains(where: {
            AccessLevel(rawValue: declaration.source.text(in: $0.range)) == nil
        }) {
            doubts.append("a modifier has to be moved")
        }
        if declaration.scope.path.contains("<") { doubts.append("it is nested in a generic type") }
        if split.facts.standing != .ordinary { doubts.append("its file is not written by hand, or on its way out") }
        if members.hasLooseText { doubts.append("comments after the last requirement have to be moved") }
        return doubts
    }
}

extension SplitDeclarations {
    /// Whether an attribute may stand on each part as on the whole: availability, or a global actor.
    private static func isKnown(_ attribute: String) -> Bool {
        attribute.hasPrefix("@available") || attribute == "@MainActor" || attribute.hasSuffix("Actor")
            || attribute == "@preconcurrency"
    }
}

/// What stands before the braces of each part.
private struct PartHead {
    /// The white space in front of the old declaration.
    let indentation: String
    private let attributes: [String]
    private let access: String
    private let markers: [String]

    init(_ declaration: ProtocolDeclaration) {
        let source = declaration.source
        let start = declaration.syntax.range.lowerBound
        let line = source.lines.range(ofLine: source.lines.line(at: start))
        let before = source.text(in: ByteRange(start: line.lowerBound, end: start))
        indentation = before.allSatisfy { $0 == " " || $0 == "\t" } ? before : ""
        attributes = declaration.attributes
        access = declaration.syntax.modifiers.map { source.text(in: $0.range) + " " }.joined()
        markers = declaration.inherited.filter { Composition.markers.contains($0) }
    }

    func text(naming name: String) -> String {
        let inherited = markers.isEmpty ? "" : ": " + markers.joined(separator: ", ")
        return attributes.map { $0 + "\n" + indentation }.joined() + "\(access)protocol \(name)\(inherited)"
    }

    /// What the composition needs of the attributes: an alias has no isolation of its own.
    func attributes(of composition: String) -> String {
        let isAlias = composition.hasPrefix("typealias ") || composition.contains(" typealias ")
        return attributes.filter { !isAlias || $0.hasPrefix("@available") }.map { $0 + "\n" + indentation }.joined()
    }
}
