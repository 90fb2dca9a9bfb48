import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// What becomes of the files of doubles when the plans of all are carried out.
public struct SyncResult: Sendable {
    /// The files that change, as they were read, with all edits.
    public private(set) var files: [FileEdits] = []
    /// What is left for a person, where it stands in the files as they are then.
    public private(set) var left: [SyncFinding] = []
    /// The plans that are not carried out.
    public private(set) var refused: [SyncFinding] = []
    /// Where the doubles stand that those are about.
    private var refusedPlaces: Set<SourceLocation> = []
    /// The doubles whose new text needs types that doubles share, and which.
    package private(set) var supported: [(double: OwnedDouble, types: Set<SupportType>)] = []

    /// Carries out `plans`; a plan that would leave a file that does not parse, or that another plan contradicts, is
    /// left out, and said.
    public init(_ plans: [SyncPlan]) {
        var files: [String: FileEdits] = [:]
        add(plans[...], to: &files)
        let changed = files.keys.sorted().compactMap { files[$0] }.filter { file in
            (try? file.applied()).map { $0 != file.source.bytes } ?? false
        }
        self.files = changed
        let moves = Dictionary(changed.map { ($0.source.path, Moves($0)) }, uniquingKeysWith: { first, _ in first })
        for plan in plans {
            let isRefused = isRefused(plan)
            if !isRefused, let remaining = plan.remaining {
                left += remaining.filter(\.isLeft)
                continue
            }
            for finding in plan.findings where isRefused ? finding.remedy != .sync : finding.isLeft {
                if finding.diagnostic.location == nil { continue }
                let found = isRefused ? finding : finding.written
                left.append(found.moved { moves[$0.path]?.moved($0) ?? $0 })
            }
        }
        left = refused + left
    }

    /// Whether the edits of `plan` are not made.
    public func isRefused(_ plan: SyncPlan) -> Bool { refusedPlaces.contains(plan.owned.nameLocation) }

    /// Adds the edits of `plans` to those that are planned already; of plans that don't go together, halves are tried.
    private mutating func add(_ plans: ArraySlice<SyncPlan>, to files: inout [String: FileEdits]) {
        if let merged = Self.adding(plans, to: files) {
            files.merge(merged) { _, new in new }
            for plan in plans {
                let types = plan.files.isEmpty ? [] : plan.mentions.supportTypes
                if !types.isEmpty { supported.append((plan.owned, types)) }
            }
        } else if let only = plans.first, plans.count == 1 {
            refused.append(Self.refusal(of: only))
            refusedPlaces.insert(only.owned.nameLocation)
        } else {
            let middle = plans.startIndex + plans.count / 2
            add(plans[..<middle], to: &files)
            add(plans[middle...], to: &files)
        }
    }

    /// The files of `plans` with their edits among those that are planned already; `nil` where they must not be written.
    private static func adding(
        _ plans: ArraySlice<SyncPlan>, to files: [String: FileEdits]
    ) -> [String: FileEdits]? {
        var edits: [String: (source: SourceText, known: Set<TextEdit>, all: [TextEdit])] = [:]
        for file in plans.lazy.flatMap(\.files) where !file.edits.isEmpty {
            let path = file.source.path
            let before = edits[path] == nil ? files[path]?.edits ?? [] : []
            var entry = edits.removeValue(forKey: path) ?? (file.source, Set(before), before)
            let new = file.edits.filter { !entry.known.contains($0) }
            entry.all += new
            entry.known.formUnion(new)
            edits[path] = entry
        }
        var result: [String: FileEdits] = [:]
        for (path, file) in edits {
            let merged = FileEdits(source: file.source, edits: file.all)
            guard let bytes = try? merged.applied(), isReadable(bytes, as: file.source) else { return nil }
            result[path] = merged
        }
        return result
    }

    /// Whether `bytes` parse, and no type has two members of one signature that it had not before.
    private static func isReadable(_ bytes: [UInt8], as source: SourceText) -> Bool {
        let before = Parser.parse(source)
        let after = Parser.parse(SourceText(path: source.path, bytes: bytes))
        guard after.diagnostics.allSatisfy({ $0.severity != .error }) else { return false }
        return Redeclarations(after.source[after.declarations]).count
            <= Redeclarations(before.source[before.declarations]).count
    }

    private static func refusal(of plan: SyncPlan) -> SyncFinding {
        let name = plan.owned.headerName
        let anew =
            name.map { "'understudy generate \($0) --kind \(plan.owned.kind) --force' writes it anew, or " } ?? ""
        let message =
            "'\(plan.double)' was left alone: its edits would not leave a file that Swift can read; \(anew)change it by hand, then run 'understudy check \(plan.double)'"
        return SyncFinding(
            remedy: .person,
            diagnostic: Diagnostic(
                DiagnosticID("unsafe-edit"), .warning, message, at: plan.owned.nameLocation))
    }
}

/// How many members of types have the signature of another one.
private struct Redeclarations {
    /// What no other member of a type may have.
    private struct Key: Hashable {
        let label: MemberLabel
        let types: [SwiftType]
        /// Whether each type is that of a '@Sendable' closure, which is another type to Swift.
        let isSendable: [Bool]
        let isAsync: Bool
    }

    private(set) var count = 0

    init(_ declarations: InSource<[DeclSyntax]>) {
        for declaration in declarations.piece {
            switch declaration.kind {
            case .nominal(let nominal): add(declarations[nominal.members.members])
            case .conditional(let clauses): for clause in clauses { add(declarations[clause.members]) }
            default: break
            }
        }
    }

    /// - Parameter outside: What is declared outside of the `#if` that `members` stand in.
    private mutating func add(_ members: InSource<[DeclSyntax]>, besides outside: Set<Key> = []) {
        var seen = outside
        for member in members.piece {
            switch member.kind {
            case .nominal(let nominal): add(members[nominal.members.members])
            case .conditional(let clauses): for clause in clauses { add(members[clause.members], besides: seen) }
            default: break
            }
            guard let label = members[member].label else { continue }
            let signature = label.isCalled ? Signature(members[member]) : nil
            let types = signature?.types ?? []
            let key = Key(
                label: label, types: types.map(\.canonical),
                isSendable: types.map { $0.closureSpecifiers?.contains(.sendable) ?? false },
                isAsync: signature?.effects.isAsync ?? false)
            if !seen.insert(key).inserted { count += 1 }
        }
    }
}

/// Where the places of a file are after its edits.
private struct Moves {
    private let file: FileEdits
    private let text: SourceText
    /// The ends of the edits, in order, each with how much the text has grown by then.
    private var ends: [(offset: Int, growth: Int)] = []

    init(_ file: FileEdits) {
        self.file = file
        var growth = 0
        for edit in file.edits.sorted(by: { $0.range.upperBound < $1.range.upperBound }) {
            growth += edit.replacement.count - edit.range.count
            ends.append((edit.range.upperBound, growth))
        }
        text = SourceText(path: file.source.path, bytes: (try? file.applied()) ?? file.source.bytes)
    }

    func moved(_ location: SourceLocation) -> SourceLocation {
        guard let position = location.position else { return location }
        let offset = file.source.lines.range(ofLine: position.line).lowerBound + position.column - 1
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        let growth = low > 0 ? ends[low - 1].growth : 0
        return text.location(at: min(max(0, offset + growth), text.count))
    }
}

extension SyncFinding {
    /// The same where its places are after edits.
    fileprivate func moved(_ move: (SourceLocation) -> SourceLocation) -> SyncFinding {
        func moved(_ diagnostic: Diagnostic) -> Diagnostic {
            Diagnostic(
                diagnostic.id, diagnostic.severity, diagnostic.message, at: diagnostic.location.map(move),
                notes: diagnostic.notes.map(moved))
        }
        var copy = self
        copy.diagnostic = moved(diagnostic)
        return copy
    }
}
