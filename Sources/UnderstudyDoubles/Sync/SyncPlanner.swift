import UnderstudySemantics
import UnderstudySyntax

/// Turns a comparison into edits and findings.
struct SyncPlanner {
    let comparison: DoubleComparison
    let double: OwnedDouble
    /// The labels of what superclasses in the sources bring along.
    let inheritedLabels: Set<String>
    /// The types that the owner chose for associated types, by the names of these.
    var ownTypes: [String: WrittenType] = [:]
    var edits = EditList()
    var findings: SyncFindings
    /// The units that are written, anew or for the first time.
    var written: Set<Int> = []
    /// The units that are written beside a member that its owner edited.
    var beside: Set<Int> = []
    /// What has to stand at the end of the type's body.
    var appended: [(lines: [String], isSetApart: Bool)] = []
    /// The labels of sections that have to be inserted.
    var missingSections: Set<String> = []
    /// What stands in the file for each section, by label.
    var sectionEntries: [String: Int] = [:]
    /// The units of which a member of the file stands in the way.
    var blocked: Set<Int> = []
    /// What of the line of the type is not as it has to be.
    var typeReasons: [String] = []
    /// The entries that are taken away.
    var removed: Set<Int> = []

    var body: DoubleBody { comparison.body }
    var new: RenderedDouble { comparison.new }
    var mirror: MirrorDouble { comparison.mirror }

    init(_ comparison: DoubleComparison, _ double: OwnedDouble, inheriting labels: Set<String>) {
        inheritedLabels = labels
        self.comparison = comparison
        self.double = double
        findings = SyncFindings(
            double: double.type.simpleName, protocolName: comparison.resolved.declaration.simpleName)
        let declaration = comparison.resolved.declaration
        findings.protocolPlace = " (\(declaration.source.path):\(declaration.line))"
    }

    /// Works out everything.
    mutating func plan() {
        let names = double.renamedFrom.map(planName)
        planMembers()
        planGone(properties: false)
        planSections()
        planTexts()
        planGone(properties: true)
        planEmptyConditions()
        planInsertions()
        planType()
        planHeader()
        // All else is easier to tell from the double under its new name.
        if let names, !names.isEmpty { edits = names }
    }

    // MARK: - Members that are there

    private mutating func planMembers() {
        for (position, unit) in new.units.enumerated() {
            guard let entry = comparison.pairs[position], !unit.beside.declarations.isEmpty,
                let old = mirror.units[entry],
                let place = comparison.places[entry]
            else { continue }
            let now = UnitPlace(unit, at: entry, in: body, storage: comparison.storageTypes)
            let isWrapped = !unit.branches.isEmpty && body.entries[entry].conditions.isEmpty
            if now.isPristine, !(isWrapped && place.isPristine) { continue }
            let names = InnerNames(old.member, unit.member)
            if place.isPristine, !isWrapped, names?.tellApart(old, unit) ?? false { continue }
            if place.isPristine, !isWrapped, comparison.respelled.contains(position) { continue }
            if place.isPristine, !comparison.signatures.hasOwnersWords(entry, unit) {
                rewrite(position, old, place)
            } else if old.member.isLike(unit.member) || names?.tellApart(old.member, unit.member) ?? false
                || comparison.signatures.meets(entry, unit) && old.member.isSettable(like: unit.member)
            {
                noteStorage(old, unit, place)
            } else if let changes = SignatureEdits(
                old, unit, entry, body, demand(unit), mirror.requirements[entry], comparison.signatures)
            {
                for (range, text) in changes.edits { edits.replace(range, with: text, in: body.source(entry)) }
                findings.signature(
                    old.member.name, demand(unit), from: mirror.requirements[entry], at: location(of: entry))
                noteStorage(old, unit, place)
            } else if comparison.signatures.canStandBeside(entry, unit, old) {
                written.insert(position)
                beside.insert(position)
                findings.editedBeside(
                    old.member.name, demand(unit), from: mirror.requirements[entry], at: location(of: entry))
            } else {
                findings.editedConflict(
                    old.member.name, demand(unit), from: mirror.requirements[entry], at: location(of: entry))
                blocked.insert(position)
            }
        }
    }

    /// Says where what an edited member keeps is not where it has to be.
    private mutating func noteStorage(_ old: RenderedUnit, _ unit: RenderedUnit, _ place: UnitPlace) {
        let isMoved = old.member.place != unit.member.place && place.all.count > 1
        guard
            isMoved || unit.isUnlocked(place.main, of: body) || unit.isKeptElsewhere(besides: place.main, of: body)
                || unit.hasOtherClosures(place, body)
        else { return }
        findings.editedStorage(old.member.name, demand(unit), at: location(of: place.main))
    }

    private mutating func rewrite(_ position: Int, _ old: RenderedUnit, _ place: UnitPlace) {
        let unit = new.units[position]
        let entry = place.main
        written.insert(position)
        findings.changed(old.member.name, demand(unit), from: mirror.requirements[entry], at: location(of: entry))
        var lines = unit.beside.lines
        let region = UnitRegion(place, old, body)
        if unit.mark != nil, old.mark != nil, region?.hasMark == false { lines.removeFirst() }
        let branches = unit.branches.dropFirst(body.entries[entry].conditions.isEmpty ? 0 : unit.branches.count)
        if let region {
            replace(region.range, with: SourceIndentation.wrapped(lines, in: branches), in: entry)
        } else {
            rewriteParts(unit, place, branches)
        }
        for part in place.stored { remove(part) }
    }

    /// Writes the member where it stands and its storage where that stands.
    private mutating func rewriteParts(_ unit: RenderedUnit, _ place: UnitPlace, _ branches: ArraySlice<Scope.Branch>) {
        let (storage, main) = unit.parts
        replace(
            body.entries[place.main].syntax.range, with: SourceIndentation.wrapped(main, in: branches), in: place.main)
        if let first = place.beside.first, !storage.isEmpty {
            replace(body.entries[first].syntax.range, with: SourceIndentation.wrapped(storage, in: branches), in: first)
            for part in place.beside.dropFirst() { remove(part) }
        } else {
            for part in place.beside { remove(part) }
            if !storage.isEmpty { appendToType(SourceIndentation.wrapped(storage, in: branches)) }
        }
    }

    private mutating func replace(_ range: ByteRange, with lines: [String], in entry: Int) {
        let source = body.source(entry)
        let manner = SourceIndentation(of: body, body.entries[entry].container)
        let base = FileLayout(source).indentation(at: range.lowerBound)
        edits.replace(range, with: manner.text(lines, base: base), in: source)
    }

    mutating func remove(_ entry: Int) {
        removed.insert(entry)
        edits.deleteLines(body.entries[entry].syntax.range, in: body.source(entry))
    }

    // MARK: - Members that nothing asks for

    /// - Parameter properties: Whether those are meant that are nothing but a property. They come last: what speaks of
    ///   one may go as well.
    private mutating func planGone(properties: Bool) {
        let paired = Set(comparison.pairs.values.flatMap { comparison.places[$0]?.all ?? [] })
        let search = StemSearch(body)
        let isCertain = comparison.resolved.unresolved.isEmpty && !double.hasUnknownProtocols
        for entry in comparison.gone {
            guard let unit = mirror.units[entry], let place = comparison.places[entry],
                properties == (place.all.count == 1 && !unit.isTelling)
            else { continue }
            // It may be the one by which doubles are made, and does no harm.
            if body.label(of: entry) == "init init()", place.all.count == 1, unit.member.forward == nil,
                !search.keeps(unit, at: entry, besides: paired)
            {
                continue
            }
            // What a wrapper hands on to, and what a fake keeps, is gone as well.
            let needsGone = unit.member.forward != nil || new.double.kind == .fake && unit.isTelling
            let isOurs =
                UnitRegion.mark(above: place, unit, body) != nil || needsGone
                || !(double.hasUnknownConformances || isMentionedOutside(entry))
            if place.isPristine && !isOurs { continue }
            let isRemovable =
                isCertain && place.isPristine && !place.hasCommentAbove(unit, body)
                && (place.all.count > 1 || unit.isTelling || !isMentioned(entry))
            if isRemovable {
                findings.gone(unit.member.name, at: location(of: entry))
                removed.formUnion(place.all)
                if let region = UnitRegion(place, unit, body) {
                    edits.deleteLines(region.range, in: body.source(entry))
                } else {
                    for part in place.beside + [entry] { remove(part) }
                    if let mark = UnitRegion.mark(above: place, unit, body) {
                        edits.deleteLines(mark, in: body.source(entry))
                    }
                }
                for part in place.stored { remove(part) }
            } else if isUsed(unit, in: entry) {
                findings.goneButUsed(unit.member.name, at: location(of: entry))
            } else if new.double.kind == .contract || place.all.count > 1
                || !place.isPristine && unit.isHeld(by: entry, of: body)
                || place.isPristine && isCertain && unit.isTelling
                || search.keeps(unit, at: entry, besides: paired)
            {
                if let twin = replacement(of: unit) {
                    findings.editedBeside(
                        unit.member.name, demand(twin), from: mirror.requirements[entry], at: location(of: entry))
                } else {
                    findings.goneButEdited(unit.member.name, at: location(of: entry))
                }
            }
        }
    }

    /// The only member of the name that the protocol asks for: it was written beside an edited one that could not stay
    /// as it was.
    private func replacement(of unit: RenderedUnit) -> RenderedUnit? {
        let kin = new.units.indices.filter { position in
            let member = new.units[position].member
            return member.form == unit.member.form && member.isStatic == unit.member.isStatic
                && member.signature.baseName == unit.member.signature.baseName && unit.member.form == .function
        }
        return kin.count == 1 && comparison.pairs[kin[0]] != nil ? new.units[kin[0]] : nil
    }

    /// Whether the function of a contract speaks of the requirement that is gone.
    private func isUsed(_ unit: RenderedUnit, in entry: Int) -> Bool {
        guard new.double.kind == .contract else { return false }
        let name = unit.member.name.prefix { $0 != "(" }
        let words = body.source(entry).tokenTexts(in: body.entries[entry].syntax.range)
        return zip(words, words.dropFirst()).contains { $0 == "." && $1.filter { $0 != "`" } == name }
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
            let lines = source.text(in: entry.outer)
            // What is left besides members and directives was written by hand.
            guard !lines.contains("//") || UnitRegion.holdsOnlyMarks(lines), !lines.contains("/*") else { continue }
            edits.deleteLines(entry.outer, in: source)
        }
    }

    /// Whether the double's files name the member anywhere else: then somebody needs it.
    private func isMentioned(_ entry: Int) -> Bool {
        guard let name = baseName(entry) else { return false }
        let syntax = body.entries[entry].syntax
        let own = body.source(entry)
        let sections = pristineSections.filter { body.source($0) === own }.map { body.entries[$0].syntax.range }
        // What is rendered anew says today what it needs.
        let anew = written.subtracting(beside).compactMap { comparison.pairs[$0] }
        let gone = (removed.sorted() + anew).filter { body.source($0) === own }.map { body.entries[$0].syntax.range }
        var seen: [SourceText] = []
        for container in body.containers where !seen.contains(where: { $0 === container.source }) {
            let source = container.source
            seen.append(source)
            for range in source.tokenRanges(in: source.range) {
                if source === own,
                    syntax.range.contains(range) || (sections + gone).contains(where: { $0.contains(range) })
                {
                    continue
                }
                let text = source.text(in: range)
                if text == name || text.hasPrefix("\"") && text.contains(name) { return true }
            }
        }
        return false
    }

    /// Whether another file of the double's module speaks of the member: what nothing marks as rendered, and what
    /// somebody needs, may as well be the owner's.
    private func isMentionedOutside(_ entry: Int) -> Bool {
        guard let name = baseName(entry) else { return false }
        let type = double.type.simpleName
        return comparison.index.files.contains { file in
            guard file.module == double.type.module,
                !body.containers.contains(where: { $0.source.path == file.source.path })
            else { return false }
            let text = file.source.text(in: file.source.range)
            guard text.contains(type), text.contains(name) else { return false }
            let words = file.source.tokenTexts(in: file.source.range)
            return words.contains(type) && words.contains(name)
        }
    }

    /// What the member is called without its labels; `nil` for what has no name of its own.
    private func baseName(_ entry: Int) -> String? {
        let (syntax, source) = (body.entries[entry].syntax, body.source(entry))
        let name =
            syntax.storedName(in: source)
            ?? Requirement.gather([syntax], in: source).first.map {
                String($0.name.prefix { $0 != "(" && $0 != "?" })
            }
        return name == "init" || name == "subscript" ? nil : name
    }

    // MARK: - Places

    func demand(_ unit: RenderedUnit) -> Requirement? { unit.member.key.flatMap { comparison.demands[$0] } }

    var typeLocation: SourceLocation { double.type.source.location(at: double.type.details.name.lowerBound) }

    func location(of entry: Int) -> SourceLocation {
        body.source(entry).location(at: body.entries[entry].syntax.introducer.lowerBound)
    }
}

extension RenderedUnit {
    /// The lines of the storage, and those of the member.
    var parts: (storage: [String], main: [String]) {
        guard let main else { return (beside.lines, []) }
        let line = beside.source.lines.line(at: main.range.lowerBound) - 2
        let storage = beside.lines[..<line].filter { !$0.hasPrefix("// MARK:") && !$0.isEmpty }
        return (Array(storage), Array(beside.lines[line...]))
    }
}

extension Member {
    /// Whether both are declared alike.
    func isLike(_ other: Member) -> Bool {
        (head == other.head || head == "@discardableResult " + other.head)
            && effects == other.effects && isSettable(like: other)
    }

    /// Whether it can be set where `other` can.
    func isSettable(like other: Member) -> Bool { isSettable || !other.isSettable }

    /// Whether Swift takes both in one type.
    func canStandBeside(_ other: Member) -> Bool {
        guard form != .property else { return false }
        let labels = name != other.name
        let types = signature.parameters.map(\.type) != other.signature.parameters.map(\.type)
        return labels || types || signature.result != other.signature.result || form != other.form
            || signature.isAsync != other.signature.isAsync
    }
}

extension OwnedDouble {
    /// Whether it conforms to something that is in none of the sources read.
    var hasUnknownProtocols: Bool { headerName != nil && protocols.isEmpty }
}
