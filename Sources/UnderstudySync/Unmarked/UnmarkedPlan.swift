import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// What a double that no header marks lacks of its protocols.
///
/// Somebody wrote it by hand, or with another tool, so nothing in it is rewritten or removed: members that are missing
/// are inserted, and where the history says that a requirement has other labels now, those of its member follow.
struct UnmarkedPlan {
    private let double: OwnedDouble
    private let resolved: ResolvedProtocol
    private let body: DoubleBody
    private let answers: ConformanceAnswer
    private(set) var edits = EditList()
    private(set) var findings: SyncFindings
    /// What the inserted members import and mention; `nil` where none is inserted.
    private(set) var emitted: EmittedDouble?

    /// Whether it can't be told which of several protocols of one name the double conforms to.
    private let isAmbiguous: Bool

    init(
        _ double: OwnedDouble, of resolved: ResolvedProtocol, in index: DeclarationIndex,
        inheriting labels: Set<MemberLabel>
    ) {
        self.double = double
        self.resolved = resolved
        body = DoubleBody(double)
        isAmbiguous = double.protocols.contains {
            index.isAmbiguousProtocol($0.name, from: double.type.module, in: double.type.source.path)
        }
        answers = ConformanceAnswer(double, body, to: resolved, in: index, inheriting: labels)
        findings = SyncFindings(double: double.type.simpleName, protocolName: resolved.declaration.simpleName)
    }

    /// - Parameter former: The labels of what was required when the double was last in step; asked where one is missing.
    mutating func plan(
        _ rendering: DoubleRendering, former: () -> Set<MemberLabel>
    ) throws(TemplateError) {
        if isAmbiguous { return }
        var missing: Set<RequirementKey> = []
        for entry in resolved.requirements where !entry.hasDefault && !entry.isStandard {
            let asked = entry.requirement
            guard [.func, .var, .subscript, .`init`].contains(asked.kind) else { continue }
            switch answers.answer(to: asked) {
            case .met: continue
            case .different(let member): report(member, asked)
            case .missing:
                if let member = answers.predecessor(of: asked, in: former()) {
                    rename(member, asked)
                } else {
                    missing.insert(RequirementKey(entry))
                    findings.missing(asked.name, asked, by: entry.origin.simpleName, at: typeLocation)
                }
            }
        }
        if !missing.isEmpty { try insert(missing, rendering) }
    }

    private var typeLocation: SourceLocation { double.nameLocation }

    private func location(of entry: Int) -> SourceLocation {
        body.location(of: entry)
    }

    private mutating func report(_ member: Int, _ asked: Requirement) {
        let own = Signature(body.source(member)[body.entries[member].syntax])
        findings.editedConflict(asked.name, asked, from: own, at: location(of: member))
    }

    /// Gives the function `member` the labels of `asked`.
    private mutating func rename(_ member: Int, _ asked: Requirement) {
        let source = body.source(member)
        guard case .function(let own) = body.entries[member].syntax.kind,
            case .function(let wanted) = asked.syntax.kind,
            let labels = SignatureEdits.labels(of: source[own], as: asked.source[wanted])
        else { return report(member, asked) }
        for edit in labels { edits.replace(source[edit.range], with: edit.text) }
        findings.signature(
            asked.name, asked, from: Signature(source[body.entries[member].syntax]), at: location(of: member))
    }

    // MARK: - Missing members

    private mutating func insert(_ missing: Set<RequirementKey>, _ rendering: DoubleRendering) throws(TemplateError) {
        var kept = KeptNames()
        kept.double = double.type.simpleName
        (kept.features, kept.access) = ([], double.type.access)
        kept.taken = body.storedNames
        // A lock would have to be written beside it, and who wrote the type answers for its use from several threads.
        let asked = resolved.filter { missing.contains(RequirementKey($0)) }.withoutSendable
        guard let rendered = RenderedDouble(try rendering.render(asked, keeping: kept)) else { return }
        let parts = rendered.units.enumerated().map { index, unit in
            (
                Scope.wrapped(lines(of: unit, rendered), in: unit.branches),
                index > 0 || !body.entries.isEmpty
            )
        }
        edits.append(parts, to: double.type.details.members.range, in: SourceIndentation(of: body, 0))
        emitted = rendered.emitted
    }

    /// The lines of a member and of its storage.
    private func lines(of unit: RenderedDouble.Unit, _ rendered: RenderedDouble) -> [String] {
        let storage = unit.beside.flatMap { rendered.lines(in: rendered.body.range(of: $0)) }
        return storage + rendered.lines(in: rendered.body.range(of: unit.main))
    }
}
