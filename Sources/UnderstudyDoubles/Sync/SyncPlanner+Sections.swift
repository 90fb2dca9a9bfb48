import UnderstudySemantics
import UnderstudySyntax

/// What belongs to no member: type aliases, locks, checks, initialisers.
extension SyncPlanner {
    mutating func planSections() {
        let old = sections(of: mirror.rendered)
        let wanted = sections(of: new)
        for (label, section) in wanted {
            let found = body.entries(labelled: label).first { !removed.contains($0) }
            let before = old.first { $0.label == label }?.section
            guard let entry = found else {
                if before == nil || label.hasPrefix("typealias ") || isStorage(label), isNeeded(label) {
                    missingSections.insert(label)
                    findings.type("'\(Self.name(label))'", at: typeLocation)
                }
                continue
            }
            if isStorage(label) || isCurrent(entry, section) { continue }
            if label.hasPrefix("typealias ") || before.map({ isCurrent(entry, $0) }) ?? false {
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
            guard isStorage(label) || isCurrent(entry, section) else {
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
        sections(of: mirror.rendered).compactMap { label, section in
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
            new.units[position].member.place == .locked && !blocked.contains(position)
                && (written.contains(position) || comparison.pairs[position] == nil)
        }
    }

    private func isCurrent(_ entry: Int, _ section: RenderedText) -> Bool {
        guard let declaration = section.declarations.first else { return false }
        return body.source(entry).hasSameTokens(
            in: body.entries[entry].syntax.range, as: section.source, declaration.range)
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
        let lines = SectionLines(source, body.entries[entry].syntax.range)
        let manner = SourceIndentation(of: body, body.entries[entry].container)
        let before = old.lines.map(SectionLines.trimmed)
        let after = section.lines.map(SectionLines.trimmed)
        var isComplete = true
        var hasChanged = false
        for line in before where !after.contains(line) {
            guard let range = lines.range(of: line) else { continue }
            edits.deleteLines(range, in: source)
            hasChanged = true
        }
        for (position, line) in after.enumerated() where !before.contains(line) && lines.range(of: line) == nil {
            let above = after[..<position].reversed().lazy.compactMap { lines.range(of: $0) }.first
            guard let above, before.contains(SectionLines.trimmed(source.text(in: above))) else {
                isComplete = false
                continue
            }
            let layout = FileLayout(source)
            var base = layout.indentation(at: above.lowerBound)
            if source.text(in: above).hasSuffix("{") { base += manner.unit }
            edits.replace(
                ByteRange(at: layout.lineEnd(above.upperBound)), with: manner.newline + base + line, in: source)
            hasChanged = true
        }
        if hasChanged { findings.type("'\(Self.name(label))'", at: location(of: entry)) }
        if !isComplete { findings.editedSection("'\(Self.name(label))'", at: location(of: entry)) }
    }
}

/// The lines of a part of a file, to be found by what they say.
private struct SectionLines {
    private var ranges: [String: ByteRange] = [:]

    init(_ source: SourceText, _ range: ByteRange) {
        let layout = FileLayout(source)
        var offset = range.lowerBound
        while offset < range.upperBound {
            let end = min(layout.lineEnd(offset), range.upperBound)
            var start = offset
            while start < end, source.byte(at: start) <= 0x20 { start += 1 }
            let line = ByteRange(start: start, end: max(start, end))
            let text = Self.trimmed(source.text(in: line))
            if !text.isEmpty, ranges[text] == nil { ranges[text] = line }
            offset = max(layout.nextLine(offset), offset + 1)
        }
    }

    func range(of line: String) -> ByteRange? { ranges[line] }

    static func trimmed(_ line: String) -> String {
        let start = line.drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\n" }.reversed())
    }
}
