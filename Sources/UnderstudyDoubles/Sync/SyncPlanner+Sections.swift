import UnderstudySemantics
import UnderstudySyntax

/// What belongs to no member: type aliases, locks, checks, initialisers.
extension SyncPlanner {
    mutating func planSections() {
        let old = sections(of: comparison.former)
        let wanted = sections(of: new)
        for (label, section) in wanted {
            let found = body.entries(labelled: label).first { !removed.contains($0) }
            let before = old.first { $0.label == label || Self.isReordered($0.label, label) }?.section
            guard let entry = found else {
                if before == nil || label.hasPrefix("typealias ") || isStorage(label), isNeeded(label) {
                    missingSections.insert(label)
                    findings.type("'\(Self.name(label))'", at: typeLocation)
                }
                continue
            }
            if isStorage(label) || isCurrent(entry, section) { continue }
            if label.hasPrefix("typealias ") || before.map({ isCurrent(entry, $0) || isReordered(entry, $0) }) ?? false
            {
                rewrite(entry, section, label)
            } else if let before, before.lines != section.lines {
                merge(entry, before, section, label)
            }
        }
        planGoneSections(old.filter { entry in !wanted.contains { $0.label == entry.label } })
    }

    /// Takes away what goes with nothing any more; all of it, or nothing, since one part needs the other.
    private mutating func planGoneSections(_ gone: [(label: String, section: RenderedText)]) {
        if keepsStorage { return }
        var entries: [(label: String, entry: Int)] = []
        for (label, section) in gone where !label.hasPrefix("typealias ") && label != "init init()" {
            guard let entry = body.entries(labelled: label).first(where: { !removed.contains($0) }) else { continue }
            guard isStorage(label) ? isEmptied(label) : isCurrent(entry, section) else {
                findings.editedSection("'\(Self.name(label))'", at: location(of: entry))
                return
            }
            entries.append((label, entry))
        }
        for (label, entry) in entries {
            findings.type("'\(Self.name(label))'", at: location(of: entry))
            remove(entry)
        }
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
            return body.entries.indices.contains {
                body.entries[$0].container == index && !removed.contains($0)
            }
        }
    }

    private func sections(of rendered: RenderedDouble) -> [(label: String, section: RenderedText)] {
        rendered.sections.compactMap { section in
            section.declarations.first?.label(in: section.source).map { ($0, section) }
        }
    }

    /// The entries that belong to no member and are as the templates give them.
    var pristineSections: [Int] {
        sections(of: comparison.former).compactMap { label, section in
            body.entries(labelled: label).first { isCurrent($0, section) }
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

    /// Whether an initialiser is what the templates give for the members in another order.
    private func isReordered(_ entry: Int, _ section: RenderedText) -> Bool {
        guard let declaration = section.declarations.first, case .initializer = declaration.kind,
            !body.source(entry).text(in: body.entries[entry].syntax.range).contains("//")
        else { return false }
        return body.source(entry).tokenTexts(in: body.entries[entry].syntax.range).sorted()
            == section.source.tokenTexts(in: declaration.range).sorted()
    }

    private mutating func rewrite(_ entry: Int, _ section: RenderedText, _ label: String) {
        guard let declaration = section.declarations.first else { return }
        let source = body.source(entry)
        let range = body.entries[entry].syntax.range
        let manner = SourceIndentation(of: body, body.entries[entry].container)
        let first = section.source.lines.line(at: declaration.range.lowerBound) - 2
        let base = FileLayout(source).indentation(at: range.lowerBound)
        edits.replace(range, with: manner.text(Array(section.lines[first...]), base: base), in: source)
        findings.type("'\(Self.name(label))'", at: location(of: entry))
    }

    // MARK: - Sections that their owner edited

    /// Takes the lines away that are in `old` only, and inserts those that are in `section` only.
    private mutating func merge(_ entry: Int, _ old: RenderedText, _ section: RenderedText, _ label: String) {
        let source = body.source(entry)
        let layout = FileLayout(source)
        let manner = SourceIndentation(of: body, body.entries[entry].container)
        let merge = SectionMerge(old.lines, section.lines, source, body.entries[entry].syntax.range)
        if let head = merge.head { edits.replace(head.range, with: head.text, in: source) }
        for range in merge.deleted { edits.deleteLines(range, in: source) }
        for (line, isAfter, lines) in merge.inserted {
            var base = layout.indentation(at: line.lowerBound)
            if isAfter, source.text(in: line).hasSuffix("{") { base += manner.unit }
            let text = lines.map { isAfter ? manner.newline + base + $0 : base + $0 + manner.newline }.joined()
            let place = isAfter ? layout.lineEnd(line.upperBound) : layout.lineStart(line.lowerBound)
            edits.replace(ByteRange(at: place), with: text, in: source)
        }
        if merge.hasChanged { findings.type("'\(Self.name(label))'", at: location(of: entry)) }
        if !merge.isComplete { findings.editedSection("'\(Self.name(label))'", at: location(of: entry)) }
    }
}
