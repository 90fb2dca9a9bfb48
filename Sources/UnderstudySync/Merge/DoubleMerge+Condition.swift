import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The `#if`s of a double: the one around it, which is that of its protocol, and those around its members.
extension DoubleMerge {
    /// Changes the `#if`s around members, or takes them away, where they were those of the requirements.
    mutating func planMemberConditions() {
        let wanted = wantedBranches
        if wanted.isEmpty { return }
        let conditional = body.entries.indices.filter { !removed.contains($0) && !body.entries[$0].conditions.isEmpty }
        let groups = Dictionary(grouping: conditional) { entry in
            [body.entries[entry].container, body.entries[entry].outer.lowerBound]
        }
        var moved: Set<Int> = []
        for group in groups.values {
            // What else stands in there would move along.
            let branches = Set(group.map { wanted[$0] })
            guard branches.count == 1, let branches = branches.first ?? nil,
                move(group[0], to: branches.first?.clause)
            else { continue }
            moved.formUnion(group)
        }
        for position in fresh.units.indices where !written.contains(position) {
            guard let entry = comparison.pairs[position], moved.contains(entry), let unit = base.units[entry]?.unit
            else {
                continue
            }
            findings.memberCondition(
                unit.name, wanted[entry]?.first?.clause, requirement(position), at: location(of: entry))
        }
    }

    /// The `#if` for each declaration of a member that stands in another one; none where the requirement stands in none.
    private var wantedBranches: [Int: [Scope.Branch]] {
        if body.entries.allSatisfy(\.conditions.isEmpty) { return [:] }
        let (isTemplates, needed) = (base.isTemplates, needed)
        var wanted: [Int: [Scope.Branch]] = [:]
        for (position, entry) in comparison.pairs {
            let former = body.entries[entry].conditions
            guard let old = base.units[entry], former.count == 1 else { continue }
            let unit = comparison.wanted(position).unit
            if body.entries[entry].hasAlternative {
                guard isLeftAlone(entry), unit.branches.isEmpty else { continue }
                for part in old.entries where body.entries[part].conditions == former { wanted[part] = [] }
                continue
            }
            // Whoever leaves a member away without which the double does not conform gains nothing.
            let isTheirs =
                old.unit.branches.map(\.clause) == former
                || isTemplates && needed.contains(unit.key)
                    && Scope.Branch(earlier: [], clause: former[0]).asksForCompiler
            guard isTheirs, unit.branches.map(\.clause) != former, unit.branches.count < 2,
                unit.branches.allSatisfy(\.earlier.isEmpty)
            else { continue }
            for part in old.entries where body.entries[part].conditions == former { wanted[part] = unit.branches }
        }
        return wanted
    }

    /// Whether what stood in the other clauses of the `#if` around the member is taken away, and something did.
    private func isLeftAlone(_ entry: Int) -> Bool {
        let others = body.entries.indices.filter { other in
            body.entries[other].container == body.entries[entry].container
                && body.entries[other].outer == body.entries[entry].outer
                && body.entries[other].conditions != body.entries[entry].conditions
        }
        return !others.isEmpty && others.allSatisfy(removed.contains)
    }

    /// The requirements that nothing but the member can meet.
    private var needed: Set<RequirementKey> {
        Set(comparison.resolved.requirements.filter { !$0.hasDefault }.map { RequirementKey($0) })
    }

    /// Writes `clause` in the place of the `#if` around the declaration at `entry`, which is alone on its line; `nil`
    /// takes it away, with its other clauses.
    private mutating func move(_ entry: Int, to clause: String?) -> Bool {
        let source = body.source(entry)
        let (layout, outer) = (FileLayout(source), body.entries[entry].outer)
        let line = source[ByteRange(start: outer.lowerBound, end: layout.lineEnd(outer.lowerBound))]
        let clauses = TextMerge.Lines(source[outer]).ranges.filter { line in
            source.tokenTexts(in: line).first.map { ["#else", "#elseif"].contains($0) } ?? false
        }
        guard !clauses.isEmpty || body.entries[entry].conditions == [source.compactText(in: line.piece)] else {
            return false
        }
        if let clause {
            edits.replace(line, with: clause)
        } else {
            for clause in [line] + clauses.map({ source[$0] }) { edits.deleteLines(clause) }
            edits.deleteLines(source[ByteRange(start: layout.lineStart(outer.upperBound - 1), end: outer.upperBound)])
        }
        return true
    }

    mutating func planCondition() {
        let own = double.type.scope.branches.map(\.lines)
        let wanted = fresh.emitted.branches.map(\.lines)
        guard own != wanted, double.extensions.isEmpty else { return }
        // An `#if` of the owner's stays, which only the history tells; what asks for a compiler is none.
        let isTemplates =
            base.former.map { $0.rendered.emitted.branches.map(\.lines) == own }
            ?? double.type.scope.branches.allSatisfy(\.asksForCompiler)
        guard own.isEmpty || isTemplates else { return }
        let source = double.type.source
        let layout = FileLayout(source)
        let type = double.type.syntax.range
        let top = layout.commentLines(above: type.lowerBound).last?.lowerBound ?? type.lowerBound
        if own.count == 1, let around = conditional(around: type) {
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
            let ends = wanted.map { _ in layout.newline + "#endif" }.joined()
            edits.replace(source[ByteRange(at: layout.lineEnd(type.upperBound))], with: ends)
        }
        findings.condition(wanted.first?.last, at: typeLocation)
    }

    /// The `#if` that holds nothing but the type.
    private func conditional(around type: ByteRange) -> DeclSyntax? {
        Parser.parse(double.type.source).declarations.first { declaration in
            guard case .conditional(let clauses) = declaration.kind else { return false }
            let members = clauses.flatMap(\.members)
            return members.count == 1 && members[0].range.lowerBound == type.lowerBound
        }
    }
}

extension Scope.Branch {
    /// The directives up to the clause.
    fileprivate var lines: [String] { earlier + [clause] }

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
