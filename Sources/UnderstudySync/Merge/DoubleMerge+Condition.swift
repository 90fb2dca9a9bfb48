import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The `#if`s of a double: the one around it, which is that of its protocol, and those around its members.
extension DoubleMerge {
    /// The clause of an `#if` that a declaration leaves, and the one that it goes to.
    private struct Move: Hashable {
        /// The clause that it stands in; `nil` where all clauses go, since what the others held is taken away.
        let former: Scope.Branch?
        /// `nil` where the requirement stands in none any more.
        let wanted: Scope.Branch?
    }

    /// Changes the `#if`s around members, or takes them away, where they were those of the requirements.
    mutating func planMemberConditions() {
        let moves = standsAsWritten ? [:] : moves
        if moves.isEmpty { return }
        let conditional = body.entries.indices.filter { !removed.contains($0) && !body.entries[$0].conditions.isEmpty }
        let groups = Dictionary(grouping: conditional) { entry in
            [body.entries[entry].container, body.entries[entry].outer.lowerBound]
        }
        for group in groups.values {
            // What else stands in there would move along.
            let found = Set(group.map { moves[$0] })
            guard found.count == 1, let move = found.first ?? nil, make(move, of: group[0]) else { continue }
            for entry in group { rehoming[entry] = move.wanted.map { [$0.clause] } ?? [] }
        }
        for position in fresh.units.indices where !written.contains(position) {
            guard let entry = comparison.pairs[position], rehoming[entry] != nil, let unit = base.units[entry]?.unit
            else { continue }
            findings.memberCondition(
                unit.name, moves[entry]?.wanted?.lines, requirement(position), at: location(of: entry))
        }
    }

    /// Where the declarations of members go that stand in another clause than their requirements.
    private var moves: [Int: Move] {
        if body.entries.allSatisfy(\.conditions.isEmpty) { return [:] }
        let (isTemplates, needed) = (base.isTemplates, needed)
        var moves: [Int: Move] = [:]
        for (position, entry) in comparison.pairs {
            let own = body.entries[entry].conditions
            guard let old = base.units[entry], own.count == 1 else { continue }
            let unit = comparison.wanted(position).unit
            guard unit.branches.count < 2 else { continue }
            let others = alternatives(to: entry)
            var move = Move(former: nil, wanted: unit.branches.first)
            if others.isEmpty {
                let isKnown = old.unit.branches.map(\.clause) == own
                guard let former = isKnown ? old.unit.branches[0] : branch(around: entry) else { continue }
                // An owner has no reason to leave out a member that the double needs to conform, so the condition is the
                // templates'.
                let isOfForm = move.wanted?.earlier.count == former.earlier.count && old.isUntouched
                let isTheirs = isOfForm || isTemplates && former.asksForCompiler
                guard isKnown || base.history == nil && needed.contains(unit.key) && isTheirs, former != move.wanted
                else { continue }
                move = Move(former: former, wanted: move.wanted)
            } else if move.wanted != nil || !others.allSatisfy(removed.contains) {
                continue
            }
            for part in old.entries where body.entries[part].conditions == own { moves[part] = move }
        }
        return moves
    }

    /// The clause that the member stands in, which is the last of its `#if`.
    private func branch(around entry: Int) -> Scope.Branch? {
        let source = body.source(entry)
        let clauses = TextMerge.Lines(source[body.entries[entry].outer]).outerClauses.map(source.compactText(in:))
        guard let last = clauses.last, body.entries[entry].conditions == [last] else { return nil }
        return Scope.Branch(earlier: clauses.dropLast(), clause: last)
    }

    /// What stands in the other clauses of the `#if` around the member.
    private func alternatives(to entry: Int) -> [Int] {
        let own = body.entries[entry]
        guard own.hasAlternative else { return [] }
        return body.entries.indices.filter { index in
            let other = body.entries[index]
            return other.container == own.container && other.outer == own.outer && other.conditions != own.conditions
        }
    }

    /// The requirements that nothing but the member can meet.
    private var needed: Set<RequirementKey> {
        Set(comparison.resolved.requirements.filter { !$0.hasDefault }.map { RequirementKey($0) })
    }

    /// Writes the lines anew that begin the `#if` around the declaration at `entry`, or takes them away; says whether they
    /// are what was expected.
    private mutating func make(_ move: Move, of entry: Int) -> Bool {
        let source = body.source(entry)
        let (layout, outer) = (FileLayout(source), body.entries[entry].outer)
        let lines = TextMerge.Lines(source[outer])
        let clauses = lines.outerClauses
        let end = ByteRange(start: layout.lineStart(outer.upperBound - 1), end: outer.upperBound)
        // A comment of the owner's on one of the lines would be lost.
        let isCommented = (clauses + [end]).contains { line in
            source.hasComment(in: ByteRange(start: line.lowerBound, end: layout.lineEnd(line.lowerBound)))
        }
        if isCommented { return false }
        if let former = move.former {
            let head = clauses.map { source.compactText(in: $0) }
            guard head == former.lines, Array(lines.ranges.prefix(clauses.count)) == clauses else { return false }
        }
        if let wanted = move.wanted, let first = clauses.first, let last = clauses.last {
            let indentation = layout.indentation(at: outer.lowerBound)
            edits.replace(
                source[first.union(last)], with: wanted.lines.joined(separator: layout.newline + indentation))
        } else {
            for line in clauses + [end] { edits.deleteLines(source[line]) }
        }
        return true
    }

    mutating func planCondition() {
        let own = double.type.scope.branches.map(\.lines)
        let wanted = fresh.emitted.branches.map(\.lines)
        guard own != wanted, double.extensions.isEmpty, !standsAsWritten else { return }
        // An `#if` of the owner's stays, which only the history tells; what asks for a compiler is none, nor is one that has
        // the form of today's, or is one of today's to which others came.
        let isTemplates =
            base.former.map { $0.rendered.emitted.branches.map(\.lines) == own }
            ?? (own.map(\.count) == wanted.map(\.count) || own.allSatisfy(wanted.contains)
                || double.type.scope.branches.allSatisfy(\.asksForCompiler))
        guard own.isEmpty || isTemplates else { return }
        let source = double.type.source
        let layout = FileLayout(source)
        let type = double.type.syntax.range
        let top = layout.commentLines(above: type.lowerBound).last?.lowerBound ?? type.lowerBound
        if !own.isEmpty, let around = conditional(around: type) {
            let start = layout.lineStart(top)
            guard around.range.lowerBound < start else { return }
            edits.delete(source[ByteRange(start: around.range.lowerBound, end: start)])
            let end = layout.nextLine(type.upperBound)
            edits.delete(source[ByteRange(start: end, end: layout.nextLine(around.range.upperBound))])
        } else if !own.isEmpty {
            return
        }
        if !wanted.isEmpty {
            let lines = wanted.joined().joined(separator: layout.newline) + layout.newline
            edits.replace(source[ByteRange(at: layout.lineStart(top))], with: lines)
            let ends = wanted.map { _ in layout.newline + Directive.end.rawValue }.joined()
            edits.replace(source[ByteRange(at: layout.lineEnd(type.upperBound))], with: ends)
        }
        let other = wanted.first { !own.contains($0) } ?? wanted.first
        findings.condition(other?.last, at: typeLocation)
    }

    /// The outermost `#if` of those that hold nothing but the type.
    private func conditional(around type: ByteRange) -> DeclSyntax? {
        Parser.parse(double.type.source).declarations.first { $0.holdsOnly(type) }
    }
}

extension DeclSyntax {
    /// Whether it is an `#if` with nothing in it but the declaration at `range`, or such another one around that.
    fileprivate func holdsOnly(_ range: ByteRange) -> Bool {
        guard case .conditional(let clauses) = kind else { return false }
        let members = clauses.flatMap(\.members)
        return members.count == 1 && (members[0].range.lowerBound == range.lowerBound || members[0].holdsOnly(range))
    }
}

extension TextMerge.Lines {
    /// The lines that begin the clauses of the `#if` that all lines stand in.
    fileprivate var outerClauses: [ByteRange] {
        var depth = 0
        return zip(ranges, words).compactMap { range, line in
            guard let directive = Directive(line[0]) else { return nil }
            depth += directive.depth
            return depth == 1 && directive.beginsBranch ? range : nil
        }
    }
}

extension Scope.Branch {
    /// Whether nothing but the compiler's version decides, or that of the language, which no owner has a say in.
    fileprivate var asksForCompiler: Bool {
        let condition = clause.split(separator: " ", maxSplits: 1).last ?? ""
        return earlier.isEmpty && !condition.contains("|")
            && condition.split(separator: "&", omittingEmptySubsequences: true).allSatisfy { part in
                let part = part.drop { $0 == " " }
                return part.hasPrefix("compiler(") || part.hasPrefix("swift(")
                    || part.hasPrefix("canImport(_Concurrency)")
            }
    }
}
