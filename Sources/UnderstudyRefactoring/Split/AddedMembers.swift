import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The parts to which the members that extensions add to a protocol belong: those with all requirements that they use, also
/// through each other.
struct AddedMembers: Sendable {
    private let partByPlace: [Place: Int]
    private let extensions: [ExtensionDeclaration]

    private struct Place: Hashable {
        let path: String
        let range: ByteRange

        init(_ declaration: InSource<DeclSyntax>) {
            path = declaration.source.path
            range = declaration.piece.range
        }
    }

    /// No members.
    init() {
        (partByPlace, extensions) = ([:], [])
    }

    /// - Parameters:
    ///   - offered: The requirements of each part, inherited ones included.
    ///   - holds: Where the protocol is named as a type: members with such a place stay, since that may be edited.
    init(
        _ members: [AddedMember], among offered: [Set<RequirementID>], holding holds: [ProtocolHold],
        in index: DeclarationIndex
    ) {
        let paths = Set(members.map(\.declaration.source.path)).sorted()
        let places = Set(members.map { Place($0.declaration) })
        extensions = paths.compactMap { index.file(at: $0) }.flatMap(\.extensions).filter { added in
            added.members.contains { places.contains(Place(added.source[$0])) }
        }
        let holding = Self.holding(holds, in: extensions)
        var parts = zip(members, Self.uses(members)).map { member, uses -> Int? in
            guard let uses, !uses.isEmpty, !holding.contains(Place(member.declaration)) else { return nil }
            return offered.indices.filter { uses.isSubset(of: offered[$0]) }.min {
                offered[$0].count < offered[$1].count
            }
        }
        let ties = Self.ties(members, in: extensions)
        var isStable = false
        while !isStable {
            isStable = true
            for number in members.indices where parts[number] != nil {
                let isAlone = ties[number]?.allSatisfy { $0.map { parts[$0] } == parts[number] } ?? false
                if !isAlone {
                    parts[number] = nil
                    isStable = false
                }
            }
        }
        var table: [Place: Int] = [:]
        for (member, part) in zip(members, parts) { if let part { table[Place(member.declaration)] = part } }
        partByPlace = table
    }

    /// The members in which the protocol is named as a type.
    private static func holding(_ holds: [ProtocolHold], in extensions: [ExtensionDeclaration]) -> Set<Place> {
        var found: Set<Place> = []
        let starts = Dictionary(grouping: holds, by: \.location.path).mapValues { $0.map(\.range.lowerBound).sorted() }
        for added in extensions {
            var next = 0
            let own = starts[added.source.path] ?? []
            for member in added.members {
                while next < own.count, own[next] < member.range.lowerBound { next += 1 }
                if next < own.count, own[next] < member.range.upperBound { found.insert(Place(added.source[member])) }
            }
        }
        return found
    }

    /// The members that have to be in the same part as each one, by their numbers.
    ///
    /// Those are the ones that it calls, those of the same name, of which Swift chooses one, those on the same line, and for
    /// private ones those that call them; `nil` stands for what always stays. There is no list for members that can't be
    /// moved.
    private static func ties(_ members: [AddedMember], in extensions: [ExtensionDeclaration]) -> [Int: [Int?]] {
        let numbers = Dictionary(
            members.enumerated().map { (Place($0.element.declaration), $0.offset) }, uniquingKeysWith: { one, _ in one }
        )
        let byName = Dictionary(grouping: members.indices, by: { members[$0].baseName })
        var callers: [Int: [Int?]] = [:]
        for (number, member) in members.enumerated() {
            for called in member.calls where members[called].isPrivate { callers[called, default: []].append(number) }
        }
        var ties: [Int: [Int?]] = [:]
        for added in extensions where added.details.inherited.isEmpty && !added.details.isConditional {
            let own = added.members.map { numbers[Place(added.source[$0])] }
            let together = added.isCrowded ? own : []
            for number in own.compactMap(\.self) {
                let named: [Int?] = (byName[members[number].baseName] ?? []).map(\.self)
                ties[number] = members[number].calls.map(\.self) + named + together + (callers[number] ?? [])
            }
        }
        return ties
    }

    /// The requirements that each uses, also through others; `nil` for those that need the whole.
    private static func uses(_ members: [AddedMember]) -> [Set<RequirementID>?] {
        var uses = members.map { $0.needsWhole ? nil : $0.uses }
        var callers: [Int: [Int]] = [:]
        for (number, member) in members.enumerated() {
            for called in member.calls { callers[called, default: []].append(number) }
        }
        var pending = Array(members.indices)
        while let number = pending.popLast() {
            for caller in callers[number] ?? [] {
                guard let own = uses[caller] else { continue }
                let joined = uses[number].map { own.union($0) }
                if joined != own {
                    uses[caller] = joined
                    pending.append(caller)
                }
            }
        }
        return uses
    }

    /// The part that `member` belongs to; `nil` for those that need the whole, and for requirements.
    func part(of member: UsedMember) -> Int? { partByPlace[Place(member.declaration)] }

    // MARK: - Edits

    /// The edits that move them from extensions of the protocol to extensions of the parts called `names`.
    func edits(names: [String]) -> [SourceEdit] {
        extensions.flatMap { edits($0, names: names) }
    }

    private func edits(_ added: ExtensionDeclaration, names: [String]) -> [SourceEdit] {
        let source = added.source
        let destinations = added.members.map { partByPlace[Place(source[$0])] }
        var parts = Set(destinations.compactMap(\.self)).sorted()
        if parts.isEmpty { return [] }
        var edits: [SourceEdit] = []
        var staying: Int?
        if !destinations.contains(nil) {
            // An extension that would be empty goes with its first members.
            staying = parts.removeFirst()
            edits.append(SourceEdit(source[nameRange(of: added)], with: staying.map { names[$0] } ?? "", .renaming))
        }
        var texts: [Int: String] = [:]
        let block = added.details.members.range
        var start = source.endOfLine(after: block.lowerBound + 1, before: block.upperBound)
        for (member, part) in zip(added.members, destinations) {
            let end = source.endOfLine(after: member.range.upperBound, before: block.upperBound)
            let range = ByteRange(start: start, end: end)
            if let part, part != staying {
                texts[part, default: ""] += source.text(in: range)
                edits.append(SourceEdit(source[range], with: ""))
            }
            start = end
        }
        let end = source.endOfLine(after: added.syntax.range.upperBound, before: source.count)
        let head = ByteRange(start: added.syntax.range.lowerBound, end: nameRange(of: added).lowerBound)
        let moved = parts.map { part in
            // No empty line is in front of the first one.
            let text = texts[part] ?? ""
            let lines = text.prefix { $0.isNewline }.prefix(1) + text.drop { $0.isNewline }
            return "\n\n\(source.text(in: head))\(names[part]) {\(lines)\n}"
        }.joined()
        return edits + (moved.isEmpty ? [] : [SourceEdit(inserting: moved, at: end, of: source)])
    }

    /// The protocol's own name, without what is in front of it.
    private func nameRange(of added: ExtensionDeclaration) -> ByteRange {
        if case .member(_, let name, _) = added.details.extended.form { return name }
        return added.details.extended.range
    }
}

extension ExtensionDeclaration {
    /// Whether a member does not have its lines for itself.
    fileprivate var isCrowded: Bool {
        var last = source.lines.line(at: details.members.range.lowerBound)
        for member in members {
            if source.lines.line(at: member.range.lowerBound) == last { return true }
            last = source.lines.line(at: max(member.range.lowerBound, member.range.upperBound - 1))
        }
        return source.lines.line(at: details.members.range.upperBound - 1) == last
    }
}
