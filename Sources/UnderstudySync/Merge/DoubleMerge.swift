import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// Merges what would be written today into a double, declaration by declaration.
struct DoubleMerge {
    private(set) var comparison: Comparison
    /// What would be written today for the protocol and for the members that stay though it no longer requires them.
    private(set) var whole: RenderedDouble
    /// Those members, by their keys in `whole`.
    private(set) var staying: [RequirementKey: Int] = [:]
    /// What would be written today, those members aside that stay as they are.
    private(set) var others: RenderedDouble
    /// The labels of what it has without declaring it, as from superclasses in the sources.
    let inheritedLabels: Set<MemberLabel>
    var edits = EditList()
    var findings: SyncFindings
    /// The positions of the units of today that are written, in the place of a member or for the first time.
    var written: Set<Int> = []
    /// Those of them that are written beside a member that its owner edited.
    var beside: Set<Int> = []
    /// Those whose member is written anew, next to what other clauses of its `#if` hold.
    var rehoused: Set<Int> = []
    /// The clauses that declarations stand in from now on, where these change.
    var rehoming: [Int: [String]] = [:]
    /// What the templates gave before the owner put the type on an actor; `nil` where nobody did.
    private(set) var unisolated: RenderedDouble?
    /// The positions of units whose member stays as it is, with its storage.
    var unmerged: Set<Int> = []
    /// Those whose member is its owner's and keeps nothing where the templates would: storage for it would have no use.
    var unstored: Set<Int> = []
    /// Whether a member stays that is not as it would be written.
    var hasKept = false
    /// The positions of units that a member of the owner's keeps from being inserted.
    var blocked: Set<Int> = []
    /// The declarations that are taken away.
    var removed: Set<Int> = []
    /// Members that no known version of the protocol required.
    var owners: Set<Int> = []
    /// The declarations of no requirement that are missing.
    var missing: Set<Int> = []
    /// Declarations of units that are inserted beside members that stay, by the member.
    var added: [(lines: [String], before: Int)] = []
    /// The positions of units whose storage goes behind a lock, though the member stays.
    var storageOnly: Set<Int> = []
    /// The places that a conversion left for members.
    var places = ConversionPlaces()
    /// What has to stand at the end of the type's body.
    var appended: [(lines: [String], isSetApart: Bool)] = []
    /// Whether something is written otherwise only since what it keeps moves behind a lock or in front of one: that is said
    /// once, of the type.
    var movesStorage = false

    var double: OwnedDouble { comparison.double }
    var body: DoubleBody { comparison.body }
    var fresh: RenderedDouble { comparison.fresh }
    var base: Base { comparison.base }
    var typeLocation: SourceLocation { double.nameLocation }

    init(_ comparison: Comparison, inheriting labels: Set<MemberLabel>) {
        self.comparison = comparison
        whole = comparison.fresh
        others = comparison.fresh
        inheritedLabels = labels
        let declaration = comparison.resolved.declaration
        findings = SyncFindings(
            double: comparison.double.type.simpleName, protocolName: declaration.simpleName,
            protocolPlace: " (\(declaration.source.path):\(declaration.line))")
    }

    /// Whether somebody wrote the double by hand, as far as its members tell: nothing is kept where templates keep it.
    var isHandwritten: Bool { base.history == nil && comparison.keepsNothing }

    /// Whether its owner wrote all of it, with a member for each requirement: then it compiles, and is declared as it has to
    /// be.
    var standsAsWritten: Bool { isHandwritten && !comparison.hasTemplates && written.isEmpty && isComplete }

    /// Whether it has a member for each requirement.
    private var isComplete: Bool {
        fresh.units.indices.allSatisfy { position in
            comparison.pairs[position] != nil || isInherited(fresh.units[position]) || isMetOtherwise(position)
        }
    }

    /// Whether the double has the member without declaring it.
    func isInherited(_ unit: RenderedDouble.Unit) -> Bool {
        if fresh.body.label(of: unit.main).map(inheritedLabels.contains) ?? false { return true }
        guard isHandwritten, let asked = comparison.requirements[unit.key] else { return false }
        let (index, double) = (comparison.comparer.index, comparison.double)
        return double.protocols.contains { index.implements(asked, of: $0, for: double.type) }
    }

    /// Whether the type is written anew as a whole.
    private(set) var isWhole = false

    /// Whether anything is written.
    var isWritten: Bool { !edits.isEmpty }

    /// Works out everything.
    mutating func plan() throws(TemplateError) {
        planMembers()
        let required = RequiredMembers(comparison)
        planGone(besides: required)
        planBlocked()
        planMemberConditions()
        comparison = try comparison.without(removed)
        (whole, others) = (fresh, fresh)
        let staying = comparison.gone.filter {
            !removed.contains($0) && !(owners.contains($0) && isBare($0, besides: required))
        }
        let instead = blocked.union(unmerged)
        let kept = staying + beside.compactMap { comparison.pairs[$0] }
        if let found = try comparison.fresh(with: kept, insteadOf: instead) {
            (whole, self.staying) = found
        }
        let unkept = instead.union(unstored.filter { isHandwritten || keepsNothing(at: $0) })
        if !unkept.isEmpty, let found = try comparison.fresh(without: unkept) { others = found }
        unisolated = try comparison.offOwnersActor()
        planShared()
        planStaleValues()
        planEmptyConditions()
        planInsertions()
        planType()
        planHeader()
        let isMoved = edits.isEmpty && !isInOrder && isFormer
        if !edits.isEmpty || isMoved, let all = try replacementOfAll() {
            if isMoved { findings.moved(at: typeLocation) }
            edits = all
            isWhole = true
        }
        isWhole = isWhole || edits.isEmpty && comparison.comparer.isTypeCurrent(fresh)
        planCondition()
    }

    func requirement(_ position: Int) -> Requirement? { comparison.requirements[fresh.units[position].key] }

    /// The requirement that the member meets; `nil` for a contract's function, which declares none.
    func own(_ entry: Int) -> Requirement? {
        fresh.traits.conforms ? base.shape.requirements[entry] : nil
    }

    func location(of entry: Int) -> SourceLocation {
        body.location(of: entry)
    }

    // MARK: - Members that are there

    private mutating func planMembers() {
        for position in fresh.units.indices {
            guard let entry = comparison.pairs[position], let old = base.units[entry] else { continue }
            let (rendered, unit) = comparison.wanted(position)
            let now = UnitMatch(unit, of: rendered, at: entry, in: body)
            let isWrapped = !unit.branches.isEmpty && body.entries[entry].conditions.isEmpty
            if now.isUntouched, !(isWrapped && old.isUntouched) { continue }
            if isWrapped, old.isUntouched, isOneOfSeveral(unit) {
                rehoused.insert(position)
                let asked = requirement(position)
                if now.isUntouched {
                    findings.memberCondition(
                        old.unit.name, unit.branches[0].lines, asked, at: location(of: entry))
                } else {
                    findings.changed(old.unit.name, asked, from: own(entry)?.signature, at: location(of: entry))
                }
                takeAway(entry, old)
                continue
            }
            if isOfOtherActor(position, old, entry) {
                hasKept = true
                continue
            }
            if old.isUntouched {
                let key = fresh.units[position].key
                // What somebody wrote by hand is spelled as they like it.
                if isHandwritten || isPlainlyStored(position, old, entry), stands(entry, for: key) { continue }
                rewrite(position, from: old, at: entry)
            } else {
                hasKept = true
                mergeEdited(position, from: old, at: entry)
            }
        }
    }

    /// Whether the member is a property that is read at once, where its requirement may be waited for or fail, and that as far
    /// as anything tells was always one.
    private func isPlainlyStored(_ position: Int, _ old: UnitMatch, _ entry: Int) -> Bool {
        guard !old.isCertain, old.storage.allSatisfy({ $0 == entry }), body.isStored(entry), !movesBehindLock(position)
        else { return false }
        // What all members share may speak of what this one would keep.
        let (rendered, unit) = comparison.wanted(position)
        let names = Set(rendered.storedNames(unit))
        if fresh.shared.contains(where: { !names.isDisjoint(with: fresh.body.words(of: $0)) }) { return false }
        return requirement(position).map { $0.signature.effects != .none } ?? false
    }

    /// Whether the member is as the templates gave it before the owner put the type on an actor: it fits there, too.
    private func isOfOtherActor(_ position: Int, _ old: UnitMatch, _ entry: Int) -> Bool {
        comparison.resolved.ownIsolation != nil && (!old.isUntouched || isRendered(old))
            && comparison.signatures.isSame(entry, fresh.units[position].key)
            && !comparison.wanted(position).unit.isMoved(from: old.unit)
    }

    /// Whether the member of the unit has no storage besides itself.
    private func keepsNothing(at position: Int) -> Bool {
        guard let entry = comparison.pairs[position], let unit = base.units[entry] else { return false }
        return unit.storage.allSatisfy { $0 == entry }
    }

    /// Whether Swift takes the member for the requirement, or may take it as far as the sources tell.
    private func stands(_ entry: Int, for key: RequirementKey) -> Bool {
        comparison.signatures.meets(entry, key) || comparison.signatures.isWitness(entry, key)
    }

    /// Whether another clause of the `#if` around the unit holds a member, too.
    private func isOneOfSeveral(_ unit: RenderedDouble.Unit) -> Bool {
        !unit.branches.isEmpty && fresh.units.contains(where: unit.excludes)
    }

    private mutating func rewrite(_ position: Int, from old: UnitMatch, at entry: Int) {
        let (_, unit) = comparison.wanted(position)
        written.insert(position)
        let asked = requirement(position)
        if let asked, own(entry) != nil, comparison.signatures.areLike(entry, fresh.units[position].key),
            !isRendered(old)
        {
            findings.staleDefault(old.unit.name, asked, at: location(of: entry))
        } else if changesLock, unit.changesLock(of: old.unit), findings.isSame(own(entry)?.signature, asked) {
            movesStorage = true
        } else {
            findings.changed(old.unit.name, asked, from: own(entry)?.signature, at: location(of: entry))
        }
        var lines = unit.lines
        let region = old.region
        if unit.mark != nil, old.unit.mark != nil, region?.hasMark == false { lines.removeFirst() }
        let conditions = body.entries[entry].conditions
        let branches = unit.branches.dropFirst(conditions.isEmpty ? 0 : unit.branches.count)
        if let region {
            replace(region.range, with: Scope.wrapped(lines, in: branches), in: entry)
        } else {
            rewriteParts(position, from: old, at: entry, in: branches)
        }
        for part in old.storage where body.isInStructure(part) { remove(part) }
    }

    /// Whether all declarations of the unit are as they were rendered, default values included.
    private func isRendered(_ old: UnitMatch) -> Bool {
        UnitMatch(old.unit, of: old.rendered, at: old.main, in: body).isUntouched
    }

    /// Writes the member where it stands and its storage where that stands.
    private mutating func rewriteParts(
        _ position: Int, from old: UnitMatch, at entry: Int, in branches: ArraySlice<Scope.Branch>
    ) {
        let (rendered, unit) = comparison.wanted(position)
        let main = rendered.lines(in: rendered.body.range(of: unit.main))
        replace(body.range(of: entry), with: Scope.wrapped(main, in: branches), in: entry)
        let storage = unit.beside.flatMap { rendered.lines(in: rendered.body.range(of: $0)) }
        let parts = old.storage.filter {
            !body.isInStructure($0) && $0 != entry
        }
        if let first = parts.first, !storage.isEmpty {
            replace(body.range(of: first), with: Scope.wrapped(storage, in: branches), in: first)
            for part in parts.dropFirst() { remove(part) }
        } else {
            for part in parts { remove(part) }
            if !storage.isEmpty { appended.append((Scope.wrapped(storage, in: branches), true)) }
        }
    }

    mutating func replace(_ range: ByteRange, with lines: [String], in entry: Int) {
        let manner = SourceIndentation(of: body, body.entries[entry].container)
        let indentation = manner.layout.indentation(at: range.lowerBound)
        edits.replace(manner.source[range], with: manner.text(lines, base: indentation))
    }

    mutating func remove(_ entry: Int) {
        removed.insert(entry)
        edits.deleteLines(body.part(entry))
    }

    /// Takes `#if`s away that hold nothing any more.
    private mutating func planEmptyConditions() {
        var seen: Set<ByteRange> = []
        for index in removed.sorted() where !body.entries[index].conditions.isEmpty {
            let entry = body.entries[index]
            guard seen.insert(entry.outer).inserted else { continue }
            let inside = body.entries.indices.filter {
                body.entries[$0].container == entry.container && body.entries[$0].outer == entry.outer
            }
            guard inside.allSatisfy(removed.contains) else { continue }
            let source = body.source(index)
            // What is left besides members and directives was written by hand.
            let lines = source.text(in: entry.outer).split(whereSeparator: \.isNewline).map(String.init)
            let isPlain = lines.allSatisfy { line in
                line.drop { $0 == " " || $0 == "\t" }.hasPrefix("// MARK: ")
                    || !line.contains("//") && !line.contains("/*")
            }
            if isPlain { edits.deleteLines(source[entry.outer]) }
        }
    }

    // MARK: - All at once

    /// The edit that writes the type anew, where its owner touched nothing of it: then it is as a fresh one.
    private mutating func replacementOfAll() throws(TemplateError) -> EditList? {
        let type = double.type
        let source = type.source
        guard double.extensions.isEmpty, missingOwners.isEmpty else { return nil }
        // The shape alone does not tell whether a person moved members, or named a parameter.
        let isTemplates =
            isFormer || isSame(base.shape.rendered) && comparison.respelled.isEmpty && isInOrder && isPlain
        guard isTemplates || becomesFresh else { return nil }
        if isTemplates {
            // No initialiser stays that would leave a property without a value.
            comparison = try comparison.without(Set(body.entries.indices))
        }
        let lines = fresh.source.text(in: fresh.declaration.range).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        var whole = EditList()
        let manner = SourceIndentation(of: body, 0)
        whole.replace(source[type.syntax.range], with: manner.text(lines, base: manner.outer))
        for edit in headerEdits() { whole.apply(edit, in: manner, at: type.syntax.range.lowerBound) }
        return whole
    }

    /// Whether the type is token for token what the templates gave in the history, so that no person touched it.
    private var isFormer: Bool { base.history.map(isSame) ?? false }

    private func isSame(_ rendered: RenderedDouble) -> Bool {
        let type = double.type
        return type.source[type.syntax.range].isSame(as: rendered.source[rendered.declaration.range])
    }

    /// Whether the edits leave what is token for token a fresh double: then its white space may be fresh as well.
    private var becomesFresh: Bool {
        let source = double.type.source
        guard let file = edits.finished().first(where: { $0.source === source }), let bytes = try? file.applied()
        else { return false }
        let text = SourceText(path: source.path, bytes: bytes)
        let types = FileDeclarations(parsing: text, module: double.type.module).types
        guard let type = types.first(where: { $0.name == double.type.name }) else { return false }
        return text.hasSameTokens(in: type.syntax.range, as: fresh.source, fresh.declaration.range)
            && DoubleHeader(above: text[type.syntax]).lines == DoubleHeader(fresh).lines
    }

    /// The members that stay though nothing asks for them.
    private var missingOwners: [Int] { comparison.gone.filter { !removed.contains($0) } }

    /// Whether no member is kept that differs from what would be written.
    private var isPlain: Bool { blocked.isEmpty && beside.isEmpty && !hasKept }

    /// Whether the members stand in the order of the protocol.
    private var isInOrder: Bool {
        let entries = fresh.units.indices.compactMap { comparison.pairs[$0] }
        return entries == entries.sorted()
    }
}
