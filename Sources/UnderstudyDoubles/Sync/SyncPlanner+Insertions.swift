import UnderstudySemantics
import UnderstudySyntax

/// What is missing is inserted where it would stand in a new double, next to what is there.
extension SyncPlanner {
    /// A part of the body, in the order of a new double.
    private struct Slot {
        /// Where it stands; `nil` where it is missing.
        var place: (container: Int, start: Int, end: Int, outer: ByteRange, conditions: [String])?
        /// The lines, where it is to be inserted.
        var lines: [String] = []
        var branches: [Scope.Branch] = []
        var isBlock = false
        /// Whether it is set apart from what stands before it, though it may be a single line.
        var startsGroup = false
        /// Whether it holds what only the body of the type can hold.
        var needsType = false
    }

    mutating func planInsertions() {
        var slots = sectionSlots()
        for (position, unit) in new.units.enumerated() { slots += self.slots(position, unit) }
        insert(slots)
        planStored()
    }

    /// The part of one requirement; of one that gets a member beside its owner's, two.
    private mutating func slots(_ position: Int, _ unit: RenderedUnit) -> [Slot] {
        var slot = Slot(isBlock: unit.beside.isBlock, needsType: unit.beside.declarations.count > 1)
        if case .variable? = unit.main?.kind, unit.member.value != nil, unit.member.place == .plain {
            slot.needsType = true
        }
        slot.startsGroup = position == 0 && new.double.kind.handsOn
        var slots: [Slot] = []
        if let entry = comparison.pairs[position] {
            guard let place = comparison.places[entry], let old = mirror.units[entry] else { return [] }
            var own = slot
            own.place = span(place, old)
            slots.append(own)
            if !beside.contains(position) { return slots }
        } else if isInherited(unit) {
            return []
        } else if let entry = namesake(of: unit) {
            if !stands(entry, for: unit) {
                findings.editedConflict(
                    unit.member.name, demand(unit), from: mirror.requirements[entry], at: location(of: entry))
            }
            blocked.insert(position)
            return []
        } else {
            written.insert(position)
            findings.missing(
                unit.member.name, demand(unit), by: unit.member.key?.origin, at: missingLocation(position))
        }
        slot.lines = unit.beside.lines
        slot.branches = unit.branches
        return slots + [slot]
    }

    /// The line to change where `position` is missing: that of the member before it, or else of the type.
    private func missingLocation(_ position: Int) -> SourceLocation {
        let before = (0..<position).reversed().lazy.compactMap { comparison.pairs[$0] }.first
        return before.map(location(of:)) ?? typeLocation
    }

    /// A member that stays as it is and lets no other stand beside it: a property of the name, or what Swift takes for
    /// the same function.
    private func namesake(of unit: RenderedUnit) -> Int? {
        guard let label = unit.main?.label(in: unit.beside.source) else { return nil }
        let staying = body.entries(labelled: label).filter { !removed.contains($0) }
        if unit.member.form == .property { return staying.first }
        let anew = Set(written.subtracting(beside).compactMap { comparison.pairs[$0] })
        return staying.first { entry in
            guard !anew.contains(entry), let old = mirror.units[entry] else { return false }
            return !comparison.signatures.canStandBeside(entry, unit, old)
        }
    }

    /// Whether a property that no protocol would demand so, a `let` or one without a type, does what is asked for.
    private func stands(_ entry: Int, for unit: RenderedUnit) -> Bool {
        let (syntax, source) = (body.entries[entry].syntax, body.source(entry))
        guard case .variable(let variable) = syntax.kind, let binding = variable.bindings.first,
            let demand = demand(unit), case .variable(let wanted) = demand.syntax.kind,
            let type = wanted.bindings.first?.type
        else { return false }
        let words = syntax.modifiers.map { source.compactText(in: $0.range) }
        let isReadOnly = variable.isLet || words.contains { $0.hasSuffix("(set)") }
        if words.contains("private") || words.contains("fileprivate") || isReadOnly && unit.member.isSettable {
            return false
        }
        return binding.type.map { source.compactText(in: $0.range) == demand.source.compactText(in: type.range) }
            ?? true
    }

    /// Whether a superclass in the sources has the member.
    private func isInherited(_ unit: RenderedUnit) -> Bool {
        guard let label = unit.main?.label(in: unit.beside.source) else { return false }
        return inheritedLabels.contains(label)
    }

    private func span(_ place: UnitPlace, _ unit: RenderedUnit) -> (Int, Int, Int, ByteRange, [String]) {
        let entry = body.entries[place.main]
        let region = UnitRegion(place, unit, body)
        let range = region?.range ?? entry.syntax.range
        return (entry.container, range.lowerBound, range.upperBound, entry.outer, entry.conditions)
    }

    private mutating func sectionSlots() -> [Slot] {
        var slots: [Slot] = []
        for section in new.sections {
            var slot = Slot(isBlock: section.isBlock, needsType: true)
            guard let declaration = section.declarations.first,
                let label = declaration.label(in: section.source)
            else { continue }
            if let entry = sectionEntries[label] {
                let found = body.entries[entry]
                slot.place = (
                    found.container, found.syntax.range.lowerBound, found.syntax.range.upperBound, found.outer,
                    found.conditions
                )
            } else if missingSections.contains(label) {
                slot.lines = sectionLines(section, declaration)
            }
            slots.append(slot)
        }
        return slots
    }

    /// The lines of a section; of the structure behind a lock only with what is to be written now.
    private func sectionLines(_ section: RenderedText, _ declaration: DeclSyntax) -> [String] {
        guard case .nominal = declaration.kind, let name = declaration.storedName(in: section.source),
            comparison.storageTypes.contains(name)
        else { return section.lines }
        let isStatic = name.hasPrefix("Static")
        var lines = commonStorage(section, of: new)
        for (position, unit) in new.units.enumerated() where written.contains(position) || !isPaired(position) {
            let own = unit.storedLines(isStatic: isStatic)
            if own.isEmpty || blocked.contains(position) { continue }
            lines += SourceIndentation.wrapped(own, in: unit.branches)
        }
        return ["struct \(name) {"] + lines.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    /// The lines of a structure behind a lock that belong to no member: a fake's stores.
    func commonStorage(_ section: RenderedText, of rendered: RenderedDouble) -> [String] {
        // By name: deeper inside, the lines of a member's own storage are broken at other places.
        let own = Set(rendered.units.flatMap { unit in unit.stored.lines.compactMap(Self.declaredName) })
        return section.lines.dropFirst().dropLast()
            .filter { line in Self.declaredName(line).map { !own.contains($0) } ?? false }
            .map { String($0.drop { $0 == " " }) }
    }

    /// The name of the property whose declaration begins on `line`.
    static func declaredName(_ line: String) -> Substring? {
        let text = line.drop { $0 == " " }
        return text.hasPrefix("var ") ? text.dropFirst(4).prefix { $0 != ":" && $0 != " " } : nil
    }

    private func isPaired(_ position: Int) -> Bool { comparison.pairs[position] != nil }

    // MARK: - Inserting

    private mutating func insert(_ slots: [Slot]) {
        for (position, slot) in slots.enumerated() where !slot.lines.isEmpty {
            let before = slots[..<position].last { anchors($0, slot) }
            let isFollowing = slots[..<position].last.map { !$0.lines.isEmpty && $0.place == nil } ?? false
            if let place = before?.place {
                let previous = isFollowing ? slots[position - 1].isBlock : before?.isBlock ?? true
                insert(slot, after: place, isSetApart: slot.isBlock || slot.startsGroup || previous)
            } else if let next = slots[position...].first(where: { anchors($0, slot) })?.place {
                insert(slot, before: next, isSetApart: slot.isBlock || slots[position + 1].isBlock)
            } else {
                let isFirst = !slots[..<position].contains { !$0.lines.isEmpty }
                insertIntoEmpty(slot, isSetApart: !isFirst)
            }
        }
        finishEmpty()
    }

    private func anchors(_ candidate: Slot, _ slot: Slot) -> Bool {
        guard let place = candidate.place else { return false }
        return !slot.needsType || place.container == 0
    }

    private mutating func insert(
        _ slot: Slot, after place: (container: Int, start: Int, end: Int, outer: ByteRange, conditions: [String]),
        isSetApart: Bool
    ) {
        let source = body.containers[place.container].source
        let layout = FileLayout(source)
        let manner = SourceIndentation(of: body, place.container)
        let isInside = !place.conditions.isEmpty && place.conditions == slot.branches.map(\.clause)
        let end = isInside ? place.end : max(place.end, place.outer.upperBound)
        let lines = isInside ? slot.lines : SourceIndentation.wrapped(slot.lines, in: slot.branches)
        let base = layout.indentation(at: place.start)
        let gap = manner.newline + (isSetApart || lines.count > 1 ? manner.newline : "")
        let at = layout.lineEnd(end)
        edits.replace(ByteRange(at: at), with: gap + base + manner.text(lines, base: base), in: source)
    }

    private mutating func insert(
        _ slot: Slot, before place: (container: Int, start: Int, end: Int, outer: ByteRange, conditions: [String]),
        isSetApart: Bool
    ) {
        let source = body.containers[place.container].source
        let layout = FileLayout(source)
        let manner = SourceIndentation(of: body, place.container)
        let start = place.conditions.isEmpty ? place.start : place.outer.lowerBound
        let top = layout.commentLines(above: start).last?.lowerBound ?? start
        let base = layout.indentation(at: place.start)
        let lines = SourceIndentation.wrapped(slot.lines, in: slot.branches)
        let gap = manner.newline + (isSetApart || lines.count > 1 ? manner.newline : "")
        let at = layout.lineStart(top)
        guard at > body.containers[place.container].block.lowerBound else {
            // The member stands on the line of the brace.
            edits.replace(
                ByteRange(at: start),
                with: manner.newline + base + manner.unit + manner.text(lines, base: base + manner.unit) + gap + base
                    + manner.unit, in: source)
            return
        }
        edits.replace(ByteRange(at: at), with: base + manner.text(lines, base: base) + gap, in: source)
    }

    /// Inserts at the end of the type's body, where there is nothing to stand next to.
    private mutating func insertIntoEmpty(_ slot: Slot, isSetApart: Bool) {
        appendToType(SourceIndentation.wrapped(slot.lines, in: slot.branches), isSetApart: isSetApart)
    }

    mutating func appendToType(_ lines: [String], isSetApart: Bool = true) {
        appended.append((lines, isSetApart))
    }

    /// Writes what has to stand at the end of the type's body.
    private mutating func finishEmpty() {
        guard !appended.isEmpty, body.containers[0].block.count >= 2 else { return }
        let source = body.containers[0].source
        let block = body.containers[0].block
        let manner = SourceIndentation(of: body, 0)
        let layout = FileLayout(source)
        let outer = layout.indentation(at: body.containers[0].start)
        let base = outer + manner.unit
        let isEmpty = isEmptied
        var parts: [String] = []
        for (index, part) in appended.enumerated() {
            let isSetApart = index == 0 ? !isEmpty : part.isSetApart || part.lines.count > 1
            parts.append((isSetApart ? manner.newline : "") + base + manner.text(part.lines, base: base))
        }
        appended = []
        edits.append(parts, to: block, base: outer, newline: manner.newline, in: source)
    }

    /// Whether nothing stays in the type's body.
    private var isEmptied: Bool {
        let source = body.containers[0].source
        let block = body.containers[0].block
        var start = block.lowerBound + 1
        for index in body.entries.indices where body.entries[index].container == 0 {
            guard removed.contains(index) else { return false }
            let range = body.entries[index].syntax.range
            guard source.isBlank(in: ByteRange(start: start, end: range.lowerBound)) else { return false }
            start = range.upperBound
        }
        return source.isBlank(in: ByteRange(start: start, end: max(start, block.upperBound - 1)))
    }

    // MARK: - Locked storage

    /// Inserts what is kept behind the lock.
    private mutating func planStored() {
        for isStatic in [false, true] {
            let names = new.double.storageNames
            guard let container = body.container(nested: isStatic ? names.staticType : names.type) else { continue }
            var previous: Int?
            let section = new.sections.first { section in
                section.declarations.first?.label(in: section.source)
                    == "type " + (isStatic ? names.staticType : names.type)
            }
            var pending: [(lines: [String], branches: [Scope.Branch])] =
                (section.map { commonStorage($0, of: new) } ?? []).filter {
                    missingSections.contains("var " + $0.dropFirst(4).prefix { $0 != ":" })
                }.map { ([$0], []) }
            for (position, unit) in new.units.enumerated() {
                let lines = unit.storedLines(isStatic: isStatic)
                guard !lines.isEmpty else { continue }
                if written.contains(position) {
                    pending.append((lines, unit.branches))
                } else if let entry = comparison.pairs[position], let place = comparison.places[entry] {
                    let stored = place.stored.filter { body.entries[$0].container == container }
                    insertStored(pending, after: previous, before: stored.first, container)
                    pending = []
                    previous = stored.last ?? previous
                }
            }
            insertStored(pending, after: previous, before: nil, container)
        }
    }

    private mutating func insertStored(
        _ parts: [(lines: [String], branches: [Scope.Branch])], after previous: Int?, before next: Int?,
        _ container: Int
    ) {
        guard !parts.isEmpty else { return }
        let source = body.containers[container].source
        let layout = FileLayout(source)
        let manner = SourceIndentation(of: body, container)
        let block = body.containers[container].block
        let outer = layout.indentation(at: body.containers[container].start)
        let base = outer + manner.unit
        let lines = parts.flatMap { SourceIndentation.wrapped($0.lines, in: $0.branches) }
        let text = base + manner.text(lines, base: base)
        if let previous {
            let entry = body.entries[previous]
            let at = layout.lineEnd(max(entry.syntax.range.upperBound, entry.outer.upperBound))
            edits.replace(ByteRange(at: at), with: manner.newline + text, in: source)
        } else if let next {
            let at = layout.lineStart(body.entries[next].outer.lowerBound)
            edits.replace(ByteRange(at: at), with: text + manner.newline, in: source)
        } else {
            edits.append([text], to: block, base: outer, newline: manner.newline, in: source)
        }
    }
}
