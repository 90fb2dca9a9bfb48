import UnderstudySemantics
import UnderstudySyntax

/// What belongs to no member: type aliases, locks, checks, initialisers.
extension SyncPlanner {
    typealias Section = (label: String, section: RenderedText)

    mutating func planSections() {
        let old = sections(of: comparison.former)
        let wanted = sections(of: new)
        var followed: Set<String> = []
        for (label, section) in wanted {
            let before = Self.former(of: label, in: old, besides: wanted)
            if let before { followed.insert(before.label) }
            let found = entry(labelled: label) ?? before.flatMap { entry(labelled: $0.label) }
            guard let entry = found else {
                if isOwnAlias(label) { continue }
                if before == nil || label.hasPrefix("typealias ") || isStorage(label), isNeeded(label),
                    isStorage(label) || isFounded(section)
                {
                    missingSections.insert(label)
                    findings.type("'\(Self.name(label))'", at: typeLocation)
                }
                continue
            }
            sectionEntries[label] = entry
            let isCommented = before.map { comment(above: entry, of: $0.section) != nil } ?? false
            let isExplained = !isCommented || before?.section.comment == section.comment
            if isStorage(label) || isOwnAlias(label) || isCurrent(entry, section) && isExplained { continue }
            if let before, tellsOnlyOwnTypes(before.section, section) { continue }
            let isPristine =
                before.map {
                    isCurrent(entry, $0.section) || isReordered(entry, $0.section) || isOlder(entry, $0.section)
                }
                // What made it one of the templates' may be gone from the double.
                ?? onlyKeepsValues(entry)
            if label.hasPrefix("typealias ") || isPristine {
                rewrite(entry, before?.section, section, label)
            } else if let before, before.section.lines != section.lines {
                merge(entry, before.section, section, label)
            }
        }
        planGoneSections(old.filter { entry in !followed.contains(entry.label) })
    }

    /// Whether a line is that of `section` without the `nonisolated` that older templates did not write.
    private func isOlder(_ entry: Int, _ section: RenderedText) -> Bool {
        guard let declaration = section.declarations.first, case .variable = declaration.kind else { return false }
        let tokens = section.source.tokenTexts(in: declaration.range)
        let own = body.source(entry).tokenTexts(in: body.entries[entry].syntax.range)
        return own != tokens && own == tokens.filter { $0 != "nonisolated" }
    }

    /// Whether the section is an alias for a type that the owner chose: there, or told by members.
    private func isOwnAlias(_ label: String) -> Bool {
        label.hasPrefix("typealias ") && ownTypes[Self.name(label)] != nil
    }

    /// Whether nothing but the types that the owner chose tells what is wanted from what was.
    private func tellsOnlyOwnTypes(_ old: RenderedText, _ section: RenderedText) -> Bool {
        guard !ownTypes.isEmpty else { return false }
        let words = section.source.tokenTexts(in: section.source.range).flatMap { word in
            ownTypes[word].map { $0.source.tokenTexts(in: $0.type.range) } ?? [word]
        }
        return words == old.source.tokenTexts(in: old.source.range)
    }

    /// What stood for the section `label` when the double was written: what has its label, or else the initialiser that
    /// takes the same values in another order, or the only one that stands for nothing else.
    private static func former(
        of label: String, in old: [Section], besides wanted: [Section]
    ) -> Section? {
        if let same = old.first(where: { $0.label == label }) { return same }
        guard label.hasPrefix("init init("), label != "init init()" else { return nil }
        let others = old.filter { other in
            other.label.hasPrefix("init init(") && other.label != "init init()"
                && !wanted.contains { $0.label == other.label }
        }
        return others.first { isReordered($0.label, label) } ?? (others.count == 1 ? others[0] : nil)
    }

    /// What stands in the file for a section.
    private func entry(labelled label: String) -> Int? {
        body.entries(labelled: label).first { !removed.contains($0) }
            ?? body.entries.indices.first { Self.isReordered(body.label(of: $0), label) && !removed.contains($0) }
    }

    /// Takes away what goes with nothing any more; all of it, or nothing, since one part needs the other.
    private mutating func planGoneSections(_ gone: [Section]) {
        var gone = gone
        if keepsStorage {
            forgetRemoved(in: gone)
            // An initialiser of all properties needs none of what stays.
            gone.removeAll { !$0.label.hasPrefix("init init(") }
        }
        var entries: [(label: String, section: RenderedText, entry: Int)] = []
        for (label, section) in gone where !label.hasPrefix("typealias ") && label != "init init()" {
            guard let entry = entry(labelled: label) else { continue }
            guard isStorage(label) ? isEmptied(label) : isCurrent(entry, section) else {
                findings.editedSection("'\(Self.name(label))'", at: location(of: entry))
                return forgetRemoved(in: gone)
            }
            entries.append((label, section, entry))
        }
        let users = users(of: entries.map(\.entry))
        if !users.isEmpty {
            let paired = Set(comparison.pairs.values)
            for entry in users where !paired.contains(entry) {
                guard let unit = mirror.units[entry] else { continue }
                findings.goneButEdited(unit.member.name, at: location(of: entry))
            }
            return forgetRemoved(in: gone)
        }
        for (label, section, entry) in entries {
            findings.type("'\(Self.name(label))'", at: location(of: entry))
            removed.insert(entry)
            edits.deleteLines(described(entry, by: section), in: body.source(entry))
        }
    }

    /// What stays as it is and speaks of a property among `entries`: members that their owner edited.
    private func users(of entries: [Int]) -> [Int] {
        let names = Set(entries.compactMap { body.entries[$0].syntax.storedName(in: body.source($0)) })
            .subtracting(comparison.storageTypes)
        let anew = written.subtracting(beside).compactMap { comparison.pairs[$0] }
            .flatMap { comparison.places[$0]?.all ?? [] }
        let going = removed.union(anew).union(entries).union(sectionEntries.values)
        if names.isEmpty { return [] }
        return body.entries.indices.filter { entry in
            guard !going.contains(entry), !body.isNested(body.entries[entry].container) else { return false }
            return !names.isDisjoint(with: body.source(entry).tokenTexts(in: body.entries[entry].syntax.range))
        }
    }

    /// Adds the ready texts for the platform's protocols of which nothing is there.
    mutating func planTexts() {
        for text in new.texts {
            let labels = text.declarations.compactMap { $0.label(in: text.source) }
            guard !labels.isEmpty, labels.allSatisfy({ entry(labelled: $0) == nil && !inheritedLabels.contains($0) })
            else { continue }
            appendToType(text.lines)
            findings.type("'\(Self.name(labels[0]))'", at: typeLocation)
        }
    }

    /// The names of what members that go have kept.
    private var goneNames: Set<String> { Set(removed.flatMap { mirror.units[$0]?.storedNames ?? [] }) }

    /// Takes the lines out of functions that stay which speak of what members that go have kept.
    private mutating func forgetRemoved(in staying: [Section]) {
        let names = goneNames
        for (label, section) in staying {
            guard case .function? = section.declarations.first?.kind, let entry = entry(labelled: label) else {
                continue
            }
            let lines = section.lines.filter { line in
                let text = SourceText(path: "", text: line)
                return names.isDisjoint(with: text.tokenTexts(in: text.range))
            }
            if lines.count < section.lines.count { merge(entry, section, RenderedText(lines), label) }
        }
    }

    /// The entry with the comment above it, where that is the one that the templates gave.
    private func described(_ entry: Int, by section: RenderedText) -> ByteRange {
        let (range, source) = (body.entries[entry].syntax.range, body.source(entry))
        let wanted = section.lines.prefix { $0.hasPrefix("//") }
        let above = FileLayout(source).commentLines(above: range.lowerBound)
        guard let first = above.last, above.reversed().map(source.text(in:)) == Array(wanted) else { return range }
        return first.union(range)
    }

    /// Whether nothing is left in a structure, no comment either.
    private func isEmptied(_ label: String) -> Bool {
        guard let container = body.container(nested: Self.name(label)) else { return false }
        let (source, block) = (body.containers[container].source, body.containers[container].block)
        var start = block.lowerBound + 1
        for index in body.entries.indices where body.entries[index].container == container {
            let range = body.entries[index].outer
            guard range.lowerBound >= start else { continue }
            guard source.isBlank(in: ByteRange(start: start, end: range.lowerBound)) else { return false }
            start = range.upperBound
            if range == body.entries[index].syntax.range { continue }
            // Beside '#if' and '#endif'.
            let text = source.text(in: range)
            if text.contains("//") || text.contains("/*") { return false }
        }
        return source.isBlank(in: ByteRange(start: start, end: max(start, block.upperBound - 1)))
    }

    /// Whether something stays behind a lock that a new double would not have: what an edited member keeps there.
    var keepsStorage: Bool {
        let wanted = new.labels
        return body.containers.indices.contains { index in
            guard case .nested(let name) = body.containers[index].owner, comparison.storageTypes.contains(name),
                !wanted.contains("type " + name)
            else { return false }
            let common = commonNames(of: name)
            return body.entries.indices.contains { entry in
                body.entries[entry].container == index && !removed.contains(entry)
                    && !(body.entries[entry].syntax.storedName(in: body.source(entry)).map(common.contains) ?? false)
            }
        }
    }

    /// What the structure `name` kept for no member of its own when the double was written.
    private func commonNames(of name: String) -> Set<String> {
        let former = sections(of: comparison.former).first { $0.label == "type " + name }
        return Set(
            (former.map { commonStorage($0.section, of: comparison.former) } ?? []).compactMap(Self.declaredName).map(
                String.init))
    }

    private func sections(of rendered: RenderedDouble) -> [Section] {
        rendered.sections.compactMap { section in
            section.declarations.first?.label(in: section.source).map { ($0, section) }
        }
    }

    /// The entries that belong to no member and are as the templates give them.
    var pristineSections: [Int] {
        sections(of: comparison.former).compactMap { label, section in
            entry(labelled: label).flatMap { isCurrent($0, section) || isReordered($0, section) ? $0 : nil }
        }
    }

    private static func name(_ label: String) -> String { String(label.split(separator: " ").last ?? "") }

    private func isStorage(_ label: String) -> Bool {
        label.hasPrefix("type ") && comparison.storageTypes.contains(Self.name(label))
    }

    /// Whether anything will be written that stands in the structure or speaks of it.
    private func isNeeded(_ label: String) -> Bool {
        guard isStorage(label) else { return true }
        return new.units.indices.contains { position in
            new.units[position].member.holders.contains { $0.place == .locked } && !blocked.contains(position)
                && (written.contains(position) || comparison.pairs[position] == nil)
        }
    }

    /// Whether the structures behind locks that `section` speaks of are there, or to be written.
    ///
    /// They are neither where only what its owner edited would keep something there.
    private func isFounded(_ section: RenderedText) -> Bool {
        let words = Set(section.source.tokenTexts(in: section.source.range))
        return comparison.storageTypes.allSatisfy { type in
            !words.contains(type) || body.container(nested: type) != nil || missingSections.contains("type " + type)
        }
    }

    /// Whether something leads to what is behind a lock by its members' names.
    var hasLookup: Bool {
        missingSections.union(sectionEntries.keys).contains { Self.name($0) == "subscript(dynamicMember:)" }
    }

    private func isCurrent(_ entry: Int, _ section: RenderedText) -> Bool {
        guard let declaration = section.declarations.first else { return false }
        return body.source(entry).hasSameTokens(
            in: body.entries[entry].syntax.range, as: section.source, declaration.range)
    }

    /// Whether both are labels of an initialiser that takes the same values in another order.
    private static func isReordered(_ label: String, _ other: String) -> Bool {
        guard label.hasPrefix("init init("), other.hasPrefix("init init(") else { return false }
        return label.split(separator: "(").last?.split(separator: ":").sorted()
            == other.split(separator: "(").last?.split(separator: ":").sorted()
    }

    /// Whether an initialiser does nothing but keep what it is given, wherever that is kept.
    private func onlyKeepsValues(_ entry: Int) -> Bool {
        guard case .initializer(let syntax) = body.entries[entry].syntax.kind, let block = syntax.body else {
            return false
        }
        let source = body.source(entry)
        let text = source.text(in: body.entries[entry].syntax.range)
        guard !text.contains("//"), !text.contains("/*") else { return false }
        let names = Set(syntax.parameters.compactMap { ($0.secondName ?? $0.firstName).map(source.text(in:)) })
        let words = source.tokenTexts(in: block).dropFirst().dropLast().filter {
            !["self", "storage", "."].contains($0)
        }
        guard !words.isEmpty, words.count % 3 == 0 else { return false }
        return stride(from: 0, to: words.count, by: 3).allSatisfy { index in
            let (place, value) = (words[index], words[index + 2])
            return words[index + 1] == "=" && names.contains(value) && [value, "_" + value].contains(place)
        }
    }

    /// Whether an initialiser is what the templates give for the members in another order.
    private func isReordered(_ entry: Int, _ section: RenderedText) -> Bool {
        guard let declaration = section.declarations.first, case .initializer = declaration.kind,
            !body.source(entry).text(in: body.entries[entry].syntax.range).contains("//")
        else { return false }
        return body.source(entry).tokenTexts(in: body.entries[entry].syntax.range).sorted()
            == section.source.tokenTexts(in: declaration.range).sorted()
    }

    private mutating func rewrite(_ entry: Int, _ old: RenderedText?, _ section: RenderedText, _ label: String) {
        guard let declaration = section.declarations.first else { return }
        let source = body.source(entry)
        var range = body.entries[entry].syntax.range
        var first = section.source.lines.line(at: declaration.range.lowerBound) - 2
        if let comment = comment(above: entry, of: old) {
            range = comment.union(range)
            first = 0
        }
        let manner = SourceIndentation(of: body, body.entries[entry].container)
        let base = FileLayout(source).indentation(at: range.lowerBound)
        edits.replace(range, with: manner.text(Array(section.lines[first...]), base: base), in: source)
        findings.type("'\(Self.name(label))'", at: location(of: entry))
    }

    /// The comment above `entry` that the templates wrote for `section`; `nil` where its owner wrote another.
    private func comment(above entry: Int, of section: RenderedText?) -> ByteRange? {
        guard let section else { return nil }
        let comment = section.comment
        let source = body.source(entry)
        let lines = FileLayout(source).commentLines(above: body.entries[entry].syntax.range.lowerBound)
        guard !comment.isEmpty, lines.count >= comment.count else { return nil }
        let own = lines[..<comment.count].reversed().map { source.text(in: $0) }
        return own == comment ? lines[comment.count - 1].union(lines[0]) : nil
    }

    // MARK: - Sections that their owner edited

    /// Takes the lines away that are in `old` only, and inserts those that are in `section` only.
    private mutating func merge(_ entry: Int, _ old: RenderedText, _ section: RenderedText, _ label: String) {
        let source = body.source(entry)
        let layout = FileLayout(source)
        let manner = SourceIndentation(of: body, body.entries[entry].container)
        var range = body.entries[entry].syntax.range
        // A comment that its owner wrote, or took away, is none of the lines to bring along.
        let comment = comment(above: entry, of: old)
        if let comment { range = comment.union(range) }
        let merge = SectionMerge(
            old.lines(withComment: comment != nil), section.lines(withComment: comment != nil), source, range)
        if let head = merge.head { edits.replace(head.range, with: head.text, in: source) }
        for range in merge.deleted { edits.deleteLines(range, in: source) }
        for (line, isAfter, isInside, lines) in merge.inserted {
            var base = layout.indentation(at: line.lowerBound)
            if isInside { base += manner.unit }
            let text = lines.map { isAfter ? manner.newline + base + $0 : base + $0 + manner.newline }.joined()
            let place = isAfter ? layout.lineEnd(line.upperBound) : layout.lineStart(line.lowerBound)
            edits.replace(ByteRange(at: place), with: text, in: source)
        }
        let gone = goneNames.subtracting(new.units.flatMap(\.storedNames))
        let left = source.tokenRanges(in: range).filter { token in !merge.deleted.contains { $0.contains(token) } }
        let isStale = left.contains { gone.contains(source.text(in: $0)) }
        if merge.hasChanged { findings.type("'\(Self.name(label))'", at: location(of: entry)) }
        if !merge.isComplete || isStale { findings.editedSection("'\(Self.name(label))'", at: location(of: entry)) }
    }
}

extension RenderedText {
    /// The lines above the declaration, without their indentation.
    fileprivate var comment: [String] { lines[..<commentCount].map { String($0.drop { $0 == " " }) } }

    /// The lines with those of the comment, or from the declaration on.
    fileprivate func lines(withComment: Bool) -> [String] { withComment ? lines : Array(lines[commentCount...]) }

    private var commentCount: Int {
        declarations.first.map { source.lines.line(at: $0.range.lowerBound) - 2 } ?? 0
    }
}
