import UnderstudySemantics
import UnderstudySyntax

/// The list of protocols, as JSON and as text.
package struct ProtocolListing {
    private let index: DeclarationIndex
    private let protocols: [ProtocolDeclaration]
    private let includesInherited: Bool

    /// Creates a list of `protocols` from `index`, with or without inherited requirements.
    package init(index: DeclarationIndex, protocols: [ProtocolDeclaration], includesInherited: Bool) {
        self.index = index
        self.protocols = protocols
        self.includesInherited = includesInherited
    }

    /// The JSON that `docs/schemas/list.schema.json` describes.
    package func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.array("protocols") { json in
                for declaration in protocols { json.object { write(declaration, to: &$0) } }
            }
        }
        return json.bytes
    }

    private func write(_ declaration: ProtocolDeclaration, to json: inout JSONWriter) {
        json.member("name", declaration.name)
        json.member("module", declaration.module)
        json.member("file", declaration.source.path)
        json.member("line", declaration.line)
        json.member("access", declaration.access.rawValue)
        json.member("attributes", declaration.attributes)
        json.member("primaryAssociatedTypes", declaration.primaryAssociatedTypes)
        json.member("inherits", declaration.inherited)
        json.member("whereClause", declaration.whereClause)
        let entries = entries(of: declaration)
        json.member("verdict", Self.verdict(of: entries).rawValue)
        json.array("requirements") { json in
            for entry in entries { json.object { write(entry, to: &$0) } }
        }
        json.array("doubles") { json in
            for double in index.doubles(of: declaration, calledOtherwise: true) {
                json.object { json in
                    json.member("kind", double.kind)
                    json.member("name", double.declaration.name)
                    json.member("file", double.declaration.source.path)
                    json.member("line", double.declaration.line)
                }
            }
        }
    }

    /// A requirement, with where it comes from and whether it has to be implemented.
    private struct Entry {
        let requirement: Requirement
        let hasDefault: Bool
        let inheritedFrom: String?
        /// The line of the requirement's keyword, or of the inheriting protocol's if the requirement has no source.
        let line: Int
    }

    private static func verdict(of entries: [Entry]) -> SizeVerdict {
        let own = entries.filter { entry in
            let isType = entry.requirement.kind == .associatedtype || entry.requirement.kind == .typealias
            return entry.inheritedFrom == nil && !entry.hasDefault && !isType
        }
        return SizeVerdict(requirementsToImplement: own.count)
    }

    private func entries(of declaration: ProtocolDeclaration) -> [Entry] {
        let broken = brokenRequirements(of: declaration)
        let own = zip(declaration.requirements, index.defaults(of: declaration)).enumerated().compactMap {
            position, found in
            broken.contains(position)
                ? nil
                : Entry(requirement: found.0, hasDefault: found.1, inheritedFrom: nil, line: found.0.line)
        }
        guard includesInherited else { return own }
        return own
            + index.inheritedRequirements(of: declaration).map { inherited in
                Entry(
                    requirement: inherited.requirement, hasDefault: inherited.hasDefault,
                    inheritedFrom: inherited.origin,
                    line: inherited.isStandard ? declaration.line : inherited.requirement.line
                )
            }
    }

    /// The requirements, by position, that an error makes unreliable.
    private func brokenRequirements(of declaration: ProtocolDeclaration) -> Set<Int> {
        let source = declaration.source
        let problems = (index.file(at: source.path)?.diagnostics ?? []).filter { $0.severity == .error }
        if problems.isEmpty { return [] }
        let ranges = declaration.requirements.map(\.syntax.range)
        let ends = ranges.dropFirst().map(\.lowerBound) + [declaration.syntax.range.upperBound]
        return Set(
            ranges.indices.filter { position in
                problems.contains { problem in
                    guard let place = source.offset(of: problem.location) else { return false }
                    guard ranges[position].lowerBound <= place, place < ends[position] else { return false }
                    // An error on a line without a declaration of its own says nothing about the declaration above.
                    let isNext = source.lines.line(at: place) > source.lines.line(at: ranges[position].upperBound)
                    return !(isNext && problem.id.name == "expected-declaration")
                }
            })
    }

    private func write(_ entry: Entry, to json: inout JSONWriter) {
        json.member("kind", entry.requirement.kind.rawValue)
        json.member("name", entry.requirement.name)
        json.member("signature", entry.requirement.publicText)
        json.member("line", entry.line)
        json.member("condition", entry.requirement.condition)
        json.member("hasDefault", entry.hasDefault)
        json.member("inheritedFrom", entry.inheritedFrom)
    }

    /// The list for a terminal.
    package func text() -> StyledText {
        var text = StyledText()
        for declaration in protocols { text.add(lines(about: declaration)) }
        text.add(summary)
        return text
    }

    private func lines(about declaration: ProtocolDeclaration) -> StyledText {
        let place = "\(declaration.source.path):\(declaration.line)"
        let entries = entries(of: declaration)
        let count = entries.filter { $0.inheritedFrom == nil && $0.requirement.kind != .typealias }.count
        var text = StyledText()
        text.add(VisibleText.line(place) + ": ", .aside)
        text.add("\(declaration.access.rawValue) protocol ")
        text.add(VisibleText.line(declaration.name), .name)
        text.add(", " + Self.count(count, "requirement"))
        if Self.verdict(of: entries) == .large { text.add(", large: see 'understudy split'", .proposal) }
        for entry in entries {
            text.add("\n    " + VisibleText.line(entry.requirement.lineText))
            if let condition = entry.requirement.condition { text.add("  // " + VisibleText.line(condition), .aside) }
            if entry.hasDefault { text.add("  // has a default", .aside) }
            if let origin = entry.inheritedFrom { text.add("  // from " + VisibleText.line(origin), .aside) }
        }
        for double in index.doubles(of: declaration, calledOtherwise: true) {
            let place = "\(double.declaration.source.path):\(double.declaration.line)"
            text.add("\n    \(double.kind) ")
            text.add(VisibleText.line(double.declaration.name), .fine)
            text.add(" in " + VisibleText.line(place), .aside)
        }
        text.add("\n")
        return text
    }

    private var summary: String {
        let requirements = protocols.reduce(0) { $0 + $1.requirements.count - brokenRequirements(of: $1).count }
        return Self.count(protocols.count, "protocol") + ", " + Self.count(requirements, "requirement") + "\n"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension SourceText {
    /// The place of `location` in this text; `nil` if it means the whole file.
    fileprivate func offset(of location: SourceLocation?) -> Int? {
        guard let position = location?.position else { return nil }
        return lines.range(ofLine: position.line).lowerBound + position.column - 1
    }
}
