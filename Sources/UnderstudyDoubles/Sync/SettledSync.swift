public import UnderstudySemantics
import UnderstudySyntax
public import UnderstudyTemplates

/// What becomes of the files of doubles when each is brought along until nothing is left to do.
///
/// What one look changes may show the next one more: the name of a protocol first, then its members. So a second `sync`
/// finds nothing to do.
public struct SettledSync: Sendable {
    /// The files that change, as they were read, with all edits.
    public private(set) var files: [FileEdits] = []
    /// What is left for a person, where it stands in the files as they are then.
    public var left: [SyncFinding] { order.flatMap { found[$0] ?? [] } }
    /// The doubles whose new text needs the type that locks are made of, and whether that of generic doubles.
    public private(set) var locks: [(double: OwnedDouble, isShared: Bool)] = []

    /// What was said last of each double, and the doubles in order.
    private var found: [Place: [SyncFinding]] = [:]
    /// What was said first of each: some of it only shows as long as the double is as it was.
    private var first: [Place: [SyncFinding]] = [:]
    private var order: [Place] = []

    /// What tells a double from others of its name.
    private struct Place: Hashable {
        let path: String
        let name: String
    }

    /// No double takes more than two rounds in practice: a name, then the rest; the limit is for what nobody thought of.
    private static let limit = 5

    /// Brings `doubles` along.
    ///
    /// - Parameter plans: What the first look at each found.
    /// - Throws: `TemplateError` when a template fails.
    public init(_ doubles: [OwnedDouble], _ plans: [SyncPlan], _ sync: DoubleSync) throws(TemplateError) {
        let names = Set(doubles.map(\.type.name))
        var rounds = (sync: sync, doubles: doubles, plans: plans)
        var originals: [String: SourceText] = [:]
        var edits: [String: [TextEdit]] = [:]
        for _ in 0..<Self.limit {
            note(rounds.doubles, rounds.plans)
            let changed = FileEdits.joined(rounds.plans)
            if changed.isEmpty { break }
            for file in changed.map(\.file) {
                let path = file.source.path
                let original = originals[path] ?? file.source
                originals[path] = original
                // Lists that could be applied one by one can be composed.
                edits[path] = try? TextEdit.composed(edits[path] ?? [], file.edits, count: original.count)
            }
            let index = rounds.sync.index.replacing(
                changed.map { SourceText(path: $0.file.source.path, bytes: $0.text) })
            let paths = Set(changed.map(\.file.source.path))
            let all = index.ownedDoubles(named: names)
            rounds.sync = rounds.sync.with(index)
            rounds.doubles = all.filter { names.contains($0.type.name) && $0.stands(in: paths) }
            rounds.plans = []
            for double in rounds.doubles { rounds.plans.append(try rounds.sync.plan(double, among: all)) }
        }
        files = originals.keys.sorted().compactMap { path in
            guard let source = originals[path], let edits = edits[path], !edits.isEmpty else { return nil }
            return FileEdits(source: source, edits: edits)
        }
        addFirst()
    }

    /// Adds what was said only first, at the lines of today.
    private mutating func addFirst() {
        let texts = files.compactMap { file in
            (try? file.applied()).map { (file, SourceText(path: file.source.path, bytes: $0)) }
        }
        let places = Dictionary(texts.map { ($0.0.source.path, $0) }, uniquingKeysWith: { first, _ in first })
        for (place, findings) in first {
            let known = Set((found[place] ?? []).compactMap(\.diagnostic.location))
            for finding in findings {
                guard let location = finding.diagnostic.location else { continue }
                let moved = places[location.path].map { $0.0.moved(location, in: $0.1) } ?? location
                if !known.contains(moved) { found[place, default: []].append(finding.at(moved)) }
            }
        }
    }

    /// Keeps what a round says of its doubles in the place of what the round before said of them.
    private mutating func note(_ doubles: [OwnedDouble], _ plans: [SyncPlan]) {
        for (double, plan) in zip(doubles, plans) {
            if plan.needsLock { locks.append((double, plan.needsSharedLock)) }
            let place = Place(path: double.type.source.path, name: double.type.name)
            let findings = plan.findings.filter { $0.remedy != .sync }
            if found[place] == nil { order.append(place) }
            // Under a name that is gone, little can be told.
            if first[place] == nil { first[place] = plan.isRenamed ? [] : findings }
            found[place] = findings
        }
    }
}

extension FileEdits {
    /// The edits that `plans` ask for, file by file, with the text that they lead to.
    ///
    /// A plan whose edits claim what another one has claimed waits for the next round.
    static func joined(_ plans: [SyncPlan]) -> [(file: FileEdits, text: [UInt8])] {
        var order: [String] = []
        var sources: [String: SourceText] = [:]
        var edits: [String: [TextEdit]] = [:]
        var known: [String: Set<TextEdit>] = [:]
        var texts: [String: [UInt8]] = [:]
        for file in plans.lazy.flatMap(\.files) {
            let path = file.source.path
            let new = file.edits.filter { !(known[path]?.contains($0) ?? false) }
            let all = (edits[path] ?? []) + new
            guard let text = try? TextEdit.apply(all, to: file.source.bytes) else { continue }
            if sources[path] == nil { order.append(path) }
            (sources[path], edits[path], texts[path]) = (file.source, all, text)
            known[path, default: []].formUnion(new)
        }
        return order.compactMap { path in
            guard let source = sources[path], let edits = edits[path], let text = texts[path], text != source.bytes
            else { return nil }
            return (FileEdits(source: source, edits: edits), text)
        }
    }
}

extension FileEdits {
    /// Where `location` of the file as it was is in `text`, the file with the edits.
    fileprivate func moved(_ location: SourceLocation, in text: SourceText) -> SourceLocation {
        guard let position = location.position else { return location }
        let offset = source.lines.range(ofLine: position.line).lowerBound + position.column - 1
        let growth = edits.filter { $0.range.upperBound <= offset }.reduce(0) { growth, edit in
            growth + edit.replacement.count - edit.range.count
        }
        return text.location(at: min(max(0, offset + growth), text.count))
    }
}

extension SyncFinding {
    /// The same at `location`.
    fileprivate func at(_ location: SourceLocation) -> SyncFinding {
        SyncFinding(
            remedy: remedy,
            diagnostic: Diagnostic(
                diagnostic.id, diagnostic.severity, diagnostic.message, at: location, notes: diagnostic.notes))
    }
}

extension OwnedDouble {
    /// Whether a part of it stands in a file of `paths`.
    fileprivate func stands(in paths: Set<String>) -> Bool {
        paths.contains(type.source.path) || extensions.contains { paths.contains($0.source.path) }
    }
}
