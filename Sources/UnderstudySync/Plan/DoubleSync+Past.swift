import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// What a double was when it was last in step.
extension DoubleSync {
    /// The number of revisions to look at for one that a double was in step with.
    static let revisions = 6

    /// What the templates give for the protocol of `double` as it was when the double was last in step.
    ///
    /// A double may be committed while its protocol has changed already: what the templates give for such a revision was
    /// never in its file. So the revisions are looked at from the last one back, until the double is in step with one.
    func former(
        _ double: OwnedDouble, _ rendering: DoubleRendering
    ) throws(TemplateError) -> DefaultMembers.Former? {
        guard let past else { return nil }
        for number in 0..<Self.revisions {
            guard let then = past.revision(double, number) else { return nil }
            guard let old = counterpart(of: double, in: then), Self.hasProtocol(old, in: then.sync.index) else {
                continue
            }
            let resolved = Self.resolved(old, in: then.sync.index)
            let rendering = then.sync.looking(rendering)
            // What no double could be written for, no sync has brought up to date.
            guard rendering.refusal(of: resolved) == nil else { continue }
            if try then.sync.fits(old, resolved, by: rendering) {
                return try then.sync.former(old, resolved, rendering)
            }
        }
        return nil
    }

    /// What the templates gave for the protocol of `double` when its file was committed as it is now; `nil` where that is
    /// unknown.
    func freshWhenCommitted(
        _ double: OwnedDouble, _ rendering: DoubleRendering
    ) throws(TemplateError) -> (rendered: RenderedDouble, defaults: [String])? {
        guard let then = past?.revision(double, 0), let old = counterpart(of: double, in: then),
            old.type.source.bytes == double.type.source.bytes, Self.hasProtocol(old, in: then.sync.index)
        else { return nil }
        let resolved = Self.resolved(old, in: then.sync.index)
        let rendering = then.sync.looking(rendering)
        guard rendering.refusal(of: resolved) == nil else { return nil }
        return try Comparer(old, of: resolved, in: then.sync.index, by: rendering).fresh()
            .map { ($0, resolved.defaultNames) }
    }

    /// What renders the same in these sources.
    private func looking(_ rendering: DoubleRendering) -> DoubleRendering {
        rendering.looking(in: index, sourceNames)
    }

    /// The protocols of a double as one.
    static func resolved(_ double: OwnedDouble, in index: DeclarationIndex) -> ResolvedProtocol {
        let asked = double.protocols.dropFirst().map(index.resolve)
            .reduce(index.resolve(double.protocols[0])) { $0.adding($1) }
        let types = OwnTypes(double, asked).types
        let met = double.headerName == nil ? asked : asked.onActor(of: double, in: index)
        let plain = met.isSendable && double.answersForThreads(for: met) ? met.withoutSendable : met
        return types.isEmpty ? plain : plain.fixing(types)
    }

    /// The double as it was `then`: the one of its name in the file, or else the only one whose file is gone.
    private func counterpart(of double: OwnedDouble, in then: PastSources) -> OwnedDouble? {
        let all = then.doubles(named: double.type.name)
        if let same = all.first(where: { $0.type.source.path == double.type.source.path }) { return same }
        let gone = all.filter { $0.kind == double.kind && index.file(at: $0.type.source.path) == nil }
        return gone.count == 1 ? gone[0] : nil
    }

    /// Whether the double has a member for each requirement, and each of them fits.
    private func fits(
        _ double: OwnedDouble, _ resolved: ResolvedProtocol, by rendering: DoubleRendering
    ) throws(TemplateError) -> Bool {
        if SignatureCheck(double, of: resolved, by: rendering, in: index).isInStep { return true }
        let comparer = Comparer(double, of: resolved, in: index, by: rendering)
        guard let fresh = try comparer.fresh() else { return false }
        var plan = SyncPlan(double)
        try write(&plan, comparer, fresh)
        return !plan.findings.contains { $0.isDrift && Self.stale.contains($0.diagnostic.id.name) }
    }

    /// The findings that tell that a protocol changed.
    private static let stale: Set<String> = [
        "missing-member", "changed-requirement", "gone-requirement", "edited-member", "stale-default",
    ]

    private func former(
        _ old: OwnedDouble, _ resolved: ResolvedProtocol, _ rendering: DoubleRendering
    ) throws(TemplateError) -> DefaultMembers.Former? {
        let comparer = Comparer(old, of: resolved, in: index, by: rendering)
        guard let plain = try comparer.fresh() else { return nil }
        // Names that were kept then are those of the base.
        let comparison = comparer.isCurrent(plain) ? nil : try comparer.compare(plain)
        // What its owner wrote under a header was never what the templates gave, which keep something for it.
        if let comparison, plain.keepsSomething, comparison.keepsNothing, !comparison.hasTemplates { return nil }
        return DefaultMembers.Former(
            comparison?.fresh ?? plain, comparer.defaults, resolved,
            of: old, members: (comparer.body, comparison?.pairsByKey ?? plain.mains),
            includesAll: rendering.includesDefaults)
    }
}
