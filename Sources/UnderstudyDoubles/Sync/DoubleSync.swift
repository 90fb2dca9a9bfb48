import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// Brings owned doubles up to date with their protocols, by edits of what nobody changed by hand.
public struct DoubleSync: Sendable {
    let index: DeclarationIndex
    private let library: TemplateLibrary
    private let options: DoubleOptions
    /// Whether each double is looked at closely, though a quick look would do: tests compare the answers.
    var isThorough = false

    /// Creates what syncs the doubles in `index`, written with the templates of `library`.
    public init(index: DeclarationIndex, library: TemplateLibrary, options: DoubleOptions = DoubleOptions()) {
        self.index = index
        self.library = library
        self.options = options
    }

    /// The same, for other sources.
    func with(_ index: DeclarationIndex) -> DoubleSync {
        var copy = DoubleSync(index: index, library: library, options: options)
        copy.isThorough = isThorough
        return copy
    }

    /// What it takes to bring `double` up to date.
    ///
    /// - Parameter others: All doubles of the sources, to tell which protocols have one.
    public func plan(_ double: OwnedDouble, among others: [OwnedDouble]) throws(TemplateError) -> SyncPlan {
        var plan = SyncPlan(double.type.simpleName)
        var double = double
        if !hasProtocol(double) {
            guard let found = RenamedProtocol.find(for: double, in: index, besides: others) else {
                plan.findings = [lost(double)]
                return plan
            }
            double = double.following(found)
            plan.isRenamed = true
        }
        let demanded = double.protocols.dropFirst().map(index.resolve)
            .reduce(index.resolve(double.protocols[0])) { $0.adding($1) }
        let ownTypes = OwnTypes(double, demanded).types
        let resolved = ownTypes.isEmpty ? demanded : demanded.fixing(ownTypes.mapValues(\.value))
        if let finding = unreadable(double, resolved) {
            plan.findings = [finding]
            return plan
        }
        let kind = DoubleKind(name: double.kind)
        guard DoubleStyle(name: options.style).folder(for: kind, in: library) != nil else { return plan }
        let isTestable = resolved.declaration.effectiveAccess < .public
        let refusal =
            Refusal.find(resolved, in: index, isTestable: isTestable, isInPackage: options.isInPackage)
            ?? KindRefusal.find(resolved, kind)
        if let refusal {
            plan.findings = [refused(refusal, double)]
            return plan
        }
        if !isThorough, isInStep(double, resolved, kind) { return plan }
        try write(&plan, double, resolved, ownTypes)
        return plan
    }

    /// Whether the double conforms to a protocol of the sources, and that of its header is among them: what else it
    /// conforms to is its owner's.
    private func hasProtocol(_ double: OwnedDouble) -> Bool {
        guard !double.protocols.isEmpty, let name = double.headerName else { return !double.protocols.isEmpty }
        return double.protocols.contains { $0.isNamed(name) }
            || index.protocolNamed(name, from: double.type.module) != nil
    }

    /// Whether a look at what the double declares, and imports, tells that there is nothing to do.
    private func isInStep(_ double: OwnedDouble, _ resolved: ResolvedProtocol, _ kind: DoubleKind) -> Bool {
        let style = DoubleStyle(name: options.style)
        guard style == .understudy, let module = resolved.declaration.module,
            let file = index.file(at: double.type.source.path)
        else { return false }
        let isPublic = resolved.declaration.effectiveAccess >= .public
        let isImported = file.imports.contains { $0.module == module && (isPublic || $0.isTestable) }
        guard isImported || double.type.module == module else { return false }
        return SignatureCheck(double, resolved, kind, style.face(for: kind, in: library)).isInStep
    }

    private func write(
        _ plan: inout SyncPlan, _ double: OwnedDouble, _ resolved: ResolvedProtocol, _ ownTypes: [String: WrittenType]
    ) throws(TemplateError) {
        let comparer = DoubleComparer(double, resolved, index, library, options)
        let fresh = comparer.freshDouble()
        let type = try comparer.freshType(fresh)
        var edits = EditList()
        var findings: [SyncFinding] = []
        let imports = ImportEdits(of: double, in: index)
        var needed = ImportSet()
        if try !isKept(double, comparer, fresh, type),
            let comparison = try compare(comparer, RenderedDouble(fresh, comparer.renderer, type: type))
        {
            var planner = SyncPlanner(comparison, double, inheriting: inheritedLabels(double))
            planner.ownTypes = ownTypes
            planner.plan()
            edits = planner.edits
            findings = planner.findings.all
            if !planner.written.isEmpty { needed = fresh.imports }
            let text = planner.written.sorted().flatMap { comparison.new.units[$0].stored.lines }
            let adds = planner.missingSections.contains { $0.contains("torage") }
            plan.needsLock =
                adds
                || !text.isEmpty && comparison.new.sections.contains { $0.lines.contains { $0.contains("Locked(") } }
            plan.needsSharedLock =
                adds && comparison.new.sections.contains { $0.lines.contains { $0.contains("{ .shared {") } }
        }
        addProtocolModules(resolved, fresh.imports, to: &needed)
        let lines = imports.missing(needed)
        imports.insert(lines, into: &edits, before: double)
        if !lines.isEmpty {
            var words = SyncFindings(double: plan.double, protocolName: resolved.declaration.simpleName)
            for line in lines {
                words.missingImport(line, at: double.type.source.location(at: double.type.details.name.lowerBound))
            }
            findings += words.all
        }
        plan.findings = findings
        plan.files = edits.finished()
    }

    /// Whether there is nothing to do for the double, as far as that can be told quickly.
    private func isKept(
        _ double: OwnedDouble, _ comparer: DoubleComparer, _ fresh: Double, _ type: RenderedText
    ) throws(TemplateError) -> Bool {
        if double.renamedFrom != nil { return false }
        if comparer.isCurrent(type) { return true }
        if comparer.kind == .contract { return false }
        return try comparer.isKept(RenderedDouble(fresh, comparer.renderer, type: type))
    }

    /// Holds the double against the style asked for, or against that in which most of it was written.
    private func compare(_ comparer: DoubleComparer, _ fresh: RenderedDouble) throws(TemplateError) -> DoubleComparison?
    {
        let first = try comparer.compare(fresh)
        if let first, first.pristineCount > 0 || first.places.values.allSatisfy(\.isPristine) { return first }
        var best = first
        for style in DoubleStyle.builtIn
        where style.name != options.style && style.folder(for: comparer.kind, in: library) == style.name {
            var options = options
            options.style = style.name
            let other = DoubleComparer(comparer.double, comparer.resolved, index, library, options)
            guard let found = try other.compare(RenderedDouble(other.freshDouble(), other.renderer)) else { continue }
            if found.pristineCount > best?.pristineCount ?? 0 { best = found }
        }
        return best
    }

    /// Adds the modules of the protocols: they may have moved.
    private func addProtocolModules(_ resolved: ResolvedProtocol, _ all: ImportSet, to needed: inout ImportSet) {
        guard let module = resolved.declaration.module else { return }
        if all.testable.contains(module) { needed.testable.insert(module) } else { needed.plain.insert(module) }
    }

    /// The labels of members that the double inherits from classes of the sources.
    private func inheritedLabels(_ double: OwnedDouble) -> Set<String> {
        var labels: Set<String> = []
        var seen: Set<String> = [double.type.name]
        var pending = double.type.inherited
        while let name = pending.popLast() {
            guard seen.insert(name).inserted else { continue }
            for type in index.types(named: name) where type.details.kind == .class {
                pending += type.inherited
                for requirement in Requirement.gather(type.members, in: type.source) {
                    if let label = requirement.syntax.label(in: type.source) { labels.insert(label) }
                }
            }
        }
        return labels
    }

    // MARK: - What can't be synced

    private func lost(_ double: OwnedDouble) -> SyncFinding {
        let name = double.headerName ?? ""
        let hasBrokenFiles = index.files.contains { file in file.diagnostics.contains { $0.severity == .error } }
        let reason =
            hasBrokenFiles
            ? "; some sources can't be read as Swift" : "; add its sources with --context, or remove the double"
        return finding(
            .person, "lost-protocol", "the protocol '\(name)' of '\(double.type.simpleName)' was not found\(reason)",
            at: double)
    }

    private func refused(_ refusal: Refusal, _ double: OwnedDouble) -> SyncFinding {
        let diagnostic = refusal.diagnostic(DoubleKind(name: double.kind), of: double.protocols[0].name)
        return finding(
            .person, diagnostic.id.name, "'\(double.type.simpleName)' was left alone: \(diagnostic.message)", at: double
        )
    }

    /// Why nothing can be said: a file of the double or of its protocols can't be read as Swift.
    private func unreadable(_ double: OwnedDouble, _ resolved: ResolvedProtocol) -> SyncFinding? {
        let own = [double.type.source.path] + double.extensions.map(\.source.path)
        if let problem = problem(in: own) {
            return finding(
                .unreadable, "broken-double",
                "'\(double.type.simpleName)' was left alone: its file can't be read as Swift", at: double,
                note: problem)
        }
        let protocols = [resolved.declaration] + resolved.ancestors.filter { !$0.isStandard }.map(\.declaration)
        guard let problem = problem(in: protocols.map(\.source.path)) else { return nil }
        return finding(
            .unreadable, "broken-protocol",
            "'\(double.type.simpleName)' was left alone: the file of its protocol can't be read as Swift", at: double,
            note: problem)
    }

    private func problem(in paths: [String]) -> Diagnostic? {
        paths.lazy.compactMap { path in
            index.file(at: path)?.diagnostics.first { $0.severity == .error }
        }.first
    }

    private func finding(
        _ remedy: SyncFinding.Remedy, _ id: String, _ message: String, at double: OwnedDouble, note: Diagnostic? = nil
    ) -> SyncFinding {
        let location = double.type.source.location(at: double.type.details.name.lowerBound)
        let notes = note.map { [Diagnostic($0.id, .note, $0.message, at: $0.location)] } ?? []
        return SyncFinding(
            remedy: remedy, diagnostic: Diagnostic(DiagnosticID(id), .warning, message, at: location, notes: notes))
    }
}
