import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// What is missing is inserted where it stands in a fresh double, next to what is there.
extension DoubleMerge {
    /// Where something stands in the double.
    fileprivate struct Place {
        let container: Int
        let range: ByteRange
        let outer: ByteRange
        let conditions: [String]
    }

    /// A part of the body, in the order of a fresh double.
    fileprivate struct Slot {
        /// Where it stands; `nil` where it is missing.
        var place: Place?
        /// The lines, where it is to be inserted.
        var lines: [String] = []
        var branches: [Scope.Branch] = []
        /// Whether a blank line stands above it in a fresh double.
        var isSetApart = false
        /// Whether it stands right below what it follows, which is its storage.
        var isAttached = false
        /// Whether it holds what only the body of the type can hold.
        var needsType = false

        /// Whether a blank line goes between `lines` and what they stand next to.
        func isBlank(_ lines: [String], _ isSetApart: Bool) -> Bool {
            !isAttached && (isSetApart || lines.count > 1)
        }

        /// Whether `other` is missing as well, and stands in the same clause of an `#if`, or in the next one.
        func isFollowed(by other: Slot) -> Bool {
            guard place == nil, other.place == nil, branches.count == 1, other.branches.count == 1 else { return false }
            let (own, next) = (branches[0], other.branches[0])
            return own == next || next.earlier == own.earlier + [own.clause]
        }
    }

    mutating func planInsertions() {
        places = ConversionPlaces(in: body.containers[0].block, of: body.containers[0].source)
        let left = insert(slots())
        for (lines, entry) in added { insert(lines, above: entry) }
        append(appended + left)
        planStored()
    }

    // MARK: - Slots

    private mutating func slots() -> [Slot] {
        var slots: [Slot] = []
        let owners = Dictionary(
            whole.units.indices.flatMap { position in
                ([whole.units[position].main] + whole.units[position].beside).map { ($0, position) }
            }, uniquingKeysWith: { first, _ in first })
        let positions = Dictionary(
            fresh.units.indices.map { (fresh.units[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<Int> = []
        let before = pairsBefore
        for entry in whole.body.entries.indices where !whole.body.isInStructure(entry) {
            if let unit = owners[entry] {
                guard seen.insert(unit).inserted else { continue }
                let isSetApart = whole.isSetApart(entry)
                if let position = positions[whole.units[unit].key] {
                    slots += self.slots(position, isSetApart, after: before[position])
                } else if let own = staying[whole.units[unit].key] {
                    slots.append(Slot(place: place(own), isSetApart: isSetApart))
                }
            } else if whole.shared.contains(entry) {
                var slot = Slot(isSetApart: whole.isSetApart(entry), needsType: true)
                if missing.contains(entry) {
                    slot.lines = lines(ofShared: entry)
                } else {
                    slot.place = counterpart(entry).map(place)
                }
                slots.append(slot)
            }
        }
        return slots
    }

    /// What is written for what all members share; members that stay keep their storage outside of a new structure.
    private func lines(ofShared entry: Int) -> [String] {
        if case .nominal = whole.body.entries[entry].syntax.kind,
            let other = others.body.counterpart(of: entry, in: whole.body)
        {
            return others.lines(of: other)
        }
        return whole.lines(of: entry, with: firstValue(ofShared: entry))
    }

    /// The slot of one requirement; of one that gets a member beside its owner's, two.
    private mutating func slots(_ position: Int, _ isSetApart: Bool, after before: Int?) -> [Slot] {
        let unit = fresh.units[position]
        var slot = Slot(isSetApart: isSetApart, needsType: !unit.beside.isEmpty || fresh.body.isStored(unit.main))
        var slots: [Slot] = []
        if let entry = comparison.pairs[position], !rehoused.contains(position) {
            var own = slot
            own.place = place(entry)
            slots.append(own)
            if !beside.contains(position) { return slots }
        } else if rehoused.contains(position) {
            written.insert(position)
        } else if isInherited(unit) {
            return []
        } else if blocked.contains(position) {
            return []
        } else {
            written.insert(position)
            findings.missing(unit.name, requirement(position), by: unit.key.origin, at: missingLocation(after: before))
            if let place = writeAtPlace(unit) {
                slot.place = Place(container: 0, range: place, outer: place, conditions: [])
                return [slot]
            }
            if let own = leftSlots(position, slot) { return own }
        }
        slot.lines = unit.lines
        slot.branches = unit.branches
        return slots + [slot]
    }

    /// The slots of a unit whose storage is there without its member: the member goes below it, with what is missing.
    private func leftSlots(_ position: Int, _ slot: Slot) -> [Slot]? {
        let left = (comparison.left[position] ?? []).filter { !body.isInStructure($0) }.sorted()
        guard let last = left.last else { return nil }
        let unit = fresh.units[position]
        let missing = unit.beside.filter { body.counterpart(of: $0, in: fresh.body).map(left.contains) != true }
        var (own, member) = (slot, slot)
        own.place = place(last)
        member.lines = (missing + [unit.main]).flatMap { fresh.lines(in: fresh.body.range(of: $0)) }
        member.branches = unit.branches
        member.isAttached = true
        return [own, member]
    }

    private func place(_ entry: Int) -> Place {
        let found = body.entries[entry]
        let range = base.units[entry].flatMap { $0.region?.range } ?? found.syntax.range
        let conditions = rehoming[entry] ?? found.conditions
        return Place(
            container: found.container, range: range, outer: conditions.isEmpty ? range : found.outer,
            conditions: conditions)
    }

    /// The member that the nearest unit before each one has.
    private var pairsBefore: [Int?] {
        var last: Int?
        return fresh.units.indices.map { position in
            defer { last = comparison.pairs[position] ?? last }
            return last
        }
    }

    /// The line to change where a unit is missing: that of the member before it, or else of the type.
    private func missingLocation(after before: Int?) -> SourceLocation {
        before.map(location(of:)) ?? typeLocation
    }

    // MARK: - Inserting

    /// Inserts the slots that are missing next to those that are there.
    ///
    /// - Returns: What no slot is there for to stand next to.
    private mutating func insert(_ slots: [Slot]) -> [(lines: [String], isSetApart: Bool)] {
        let slots = Self.joined(slots.map { isInOneLine($0.place) ? Slot() : $0 })
        let following = slotsFollowing(slots)
        var before: (any: Slot?, ofType: Slot?)
        var left: [(lines: [String], isSetApart: Bool)] = []
        var below: [Place] = []
        for (position, slot) in slots.enumerated() {
            if let place = slot.place {
                before.any = slot
                if place.container == 0 { before.ofType = slot }
            }
            if slot.lines.isEmpty { continue }
            let before = slot.needsType ? before.ofType : before.any
            let previous = position > 0 ? slots[position - 1] : nil
            if let place = before?.place {
                let isNear = previous?.place != nil || previous?.lines.isEmpty == false
                insert(slot, after: place, isSetApart: slot.isSetApart || !isNear)
                if slot.lines.first?.hasPrefix("// MARK:") == true { below.append(place) }
            } else if let place = (slot.needsType ? following.ofType : following.any)[position] {
                let follower = slots[(position + 1)...].first { !$0.lines.isEmpty || $0.place != nil }
                insert(slot, before: place, isSetApart: follower?.isSetApart ?? true)
            } else {
                left.append((Scope.wrapped(slot.lines, in: slot.branches), slot.isSetApart))
            }
        }
        setApart(below)
        return left
    }

    /// Adds a blank line below what was inserted after each of `places`, where code follows at once.
    private mutating func setApart(_ places: [Place]) {
        var seen: Set<Int> = []
        for place in places where place.conditions.isEmpty {
            let manner = SourceIndentation(of: body, place.container)
            let end = manner.layout.lineEnd(place.range.upperBound)
            guard seen.insert(end).inserted, !isEdge(manner.layout.nextLine(end), "}", of: place.container) else {
                continue
            }
            edits.replace(manner.source[ByteRange(at: end)], with: manner.newline)
        }
    }

    /// Whether the braces around `place` close on its line, so that nothing fits between them.
    private func isInOneLine(_ place: Place?) -> Bool {
        guard let place else { return false }
        let container = body.containers[place.container]
        return FileLayout(container.source).lineEnd(place.outer.upperBound) >= container.block.upperBound
    }

    /// `slots` with those that are missing in clauses of one `#if` as one.
    private static func joined(_ slots: [Slot]) -> [Slot] {
        var joined: [Slot] = []
        var run: [Slot] = []
        func close() {
            if run.count > 1 { joined.append(Slot(joining: run)) } else { joined += run }
            run = []
        }
        for slot in slots {
            let continues = run.last.map { $0.isFollowed(by: slot) } ?? false
            if !continues { close() }
            if slot.place == nil, slot.branches.count == 1 { run.append(slot) } else { joined.append(slot) }
        }
        close()
        return joined
    }

    /// The next place at or after each slot, and the next one in the body of the type.
    private func slotsFollowing(_ slots: [Slot]) -> (any: [Place?], ofType: [Place?]) {
        var found: (any: [Place?], ofType: [Place?]) = ([], [])
        for slot in slots.reversed() {
            let ofType = slot.place.flatMap { $0.container == 0 ? $0 : nil }
            found.any.append(slot.place ?? found.any.last.flatMap(\.self))
            found.ofType.append(ofType ?? found.ofType.last.flatMap(\.self))
        }
        return (found.any.reversed(), found.ofType.reversed())
    }

    private mutating func insert(_ slot: Slot, after place: Place, isSetApart: Bool) {
        let manner = SourceIndentation(of: body, place.container)
        let isInside = !place.conditions.isEmpty && place.conditions == slot.branches.map(\.clause)
        let end = isInside ? place.range.upperBound : max(place.range.upperBound, place.outer.upperBound)
        let lines = isInside ? slot.lines : Scope.wrapped(slot.lines, in: slot.branches)
        let base = manner.layout.indentation(at: place.range.lowerBound)
        let gap = manner.newline + (slot.isBlank(lines, isSetApart) ? manner.newline : "")
        edits.replace(
            manner.source[ByteRange(at: manner.layout.lineEnd(end))], with: gap + base + manner.text(lines, base: base))
    }

    private mutating func insert(_ slot: Slot, before place: Place, isSetApart: Bool) {
        let manner = SourceIndentation(of: body, place.container)
        let layout = manner.layout
        let start = place.conditions.isEmpty ? place.range.lowerBound : place.outer.lowerBound
        let top = top(of: start, in: place.container, layout)
        let base = layout.indentation(at: place.range.lowerBound)
        let lines = Scope.wrapped(slot.lines, in: slot.branches)
        let gap = manner.newline + (slot.isBlank(lines, isSetApart) ? manner.newline : "")
        let at = layout.lineStart(top)
        guard at > body.containers[place.container].block.lowerBound else {
            // The member stands on the line of the brace.
            let inner = base + manner.unit
            let text = manner.newline + inner + manner.text(lines, base: inner) + gap + inner
            return edits.replace(manner.source[ByteRange(at: start)], with: text)
        }
        edits.replace(manner.source[ByteRange(at: at)], with: base + manner.text(lines, base: base) + gap)
    }

    /// Where what belongs to the member at `start` begins: comments above it, and properties of its owner's on the lines
    /// right above it, which it most likely uses.
    private func top(of start: Int, in container: Int, _ layout: FileLayout) -> Int {
        guard isHandwritten || !comparison.elsewhere.isEmpty else {
            return layout.commentLines(above: start).last?.lowerBound ?? start
        }
        let (paired, lines) = (Set(comparison.pairs.values), layout.source.lines)
        let owned = body.entries.indices.filter { entry in
            body.entries[entry].container == container && body.isStored(entry) && !paired.contains(entry)
                && !removed.contains(entry)
        }
        var top = start
        while true {
            top = layout.commentLines(above: top).last?.lowerBound ?? top
            let above = lines.line(at: top) - 1
            let entry = owned.first { lines.line(at: max(0, body.range(of: $0).upperBound - 1)) == above }
            guard let entry, layout.isAlone(body.range(of: entry)) else { return top }
            top = body.range(of: entry).lowerBound
        }
    }

    private mutating func insert(_ lines: [String], above entry: Int) {
        let manner = SourceIndentation(of: body, body.entries[entry].container)
        let start = body.range(of: entry).lowerBound
        let base = manner.layout.indentation(at: start)
        let text = base + manner.text(lines, base: base) + manner.newline
        let top = manner.layout.lineStart(manner.layout.explainedStart(of: start))
        edits.replace(manner.source[ByteRange(at: top)], with: text)
    }

    /// Writes what has to stand at the end of the type's body.
    private mutating func append(_ parts: [(lines: [String], isSetApart: Bool)]) {
        guard !parts.isEmpty, body.containers[0].block.count >= 2 else { return }
        let parts = parts.enumerated().map { index, part in
            (part.lines, index == 0 ? !isEmptied : part.isSetApart || part.lines.count > 1)
        }
        edits.append(parts, to: body.containers[0].block, in: SourceIndentation(of: body, 0))
    }

    /// Whether nothing stays in the type's body.
    private var isEmptied: Bool {
        let source = body.containers[0].source
        let block = body.containers[0].block
        var start = block.lowerBound + 1
        for index in body.entries.indices where body.entries[index].container == 0 {
            guard removed.contains(index) else { return false }
            let range = body.range(of: index)
            guard source.isBlank(in: ByteRange(start: start, end: range.lowerBound)) else { return false }
            start = range.upperBound
        }
        return source.isBlank(in: ByteRange(start: start, end: max(start, block.upperBound - 1)))
    }

    // MARK: - Locked storage

    /// Inserts what is kept behind a lock, for members that are written.
    private mutating func planStored() {
        let anew = Set(written.union(storageOnly).map { fresh.units[$0].key })
        let units = Dictionary(
            whole.units.flatMap { unit in unit.stored.map { ($0, unit) } }, uniquingKeysWith: { $1 })
        for (index, structure) in whole.body.containers.enumerated() {
            guard case .nested(let name) = structure.owner, let container = body.container(nested: name) else {
                continue
            }
            let inside = whole.body.entries.indices.filter { whole.body.entries[$0].container == index }
            let left = insert(
                inside.compactMap { entry in
                    if let own = body.counterpart(of: entry, in: whole.body), !removed.contains(own) {
                        return Slot(place: place(own), isAttached: true)
                    }
                    guard units[entry].map({ anew.contains($0.key) }) ?? true else { return nil }
                    return Slot(
                        lines: whole.lines(of: entry), branches: units[entry]?.branches ?? [], isAttached: true)
                })
            if left.isEmpty { continue }
            edits.append(
                left, to: body.containers[container].block, in: SourceIndentation(of: body, container))
        }
    }
}

extension DoubleMerge.Slot {
    /// One of those that `slots` are, in one `#if`.
    fileprivate init(joining slots: [DoubleMerge.Slot]) {
        self = slots[0]
        var branch = branches[0]
        lines = branch.lines + lines
        for slot in slots.dropFirst() {
            needsType = needsType || slot.needsType
            if slot.branches[0] == branch {
                lines += slot.isBlank(slot.lines, slot.isSetApart) ? [""] + slot.lines : slot.lines
            } else {
                branch = slot.branches[0]
                lines += [branch.clause] + slot.lines
            }
        }
        lines.append(Directive.end.rawValue)
        branches = []
    }
}
