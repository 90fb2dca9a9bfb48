import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// Brings owned doubles up to date with their protocols: a three-way merge of what the templates gave when a double was
/// last in step, what its owner made of that, and what they would give today.
public struct DoubleSync: Sendable {
    var index: DeclarationIndex
    /// The files that can't be read.
    private(set) var broken: BrokenFiles
    private(set) var nearest: NearestProtocols
    private(set) var sourceNames: SourceNames
    let library: TemplateLibrary
    let options: DoubleOptions
    /// What was kept of the past; `nil` where only what there is now may count.
    var past: DoublePast?
    /// Whether each double is compared in detail, though a quick look would do: tests compare the answers.
    var isThorough = false
    /// Told the number of members that were rendered, each time.
    var onRendering: (@Sendable (Int) -> Void)?

    /// Creates what syncs the doubles in `index`, written with the templates of `library`.
    ///
    /// - Parameter past: What was kept of the past, which is asked only for doubles that differ; `nil` where only what there
    ///   is now may count.
    public init(
        index: DeclarationIndex, library: TemplateLibrary, options: DoubleOptions = DoubleOptions(),
        past: DoublePast? = nil
    ) {
        self.index = index
        broken = BrokenFiles(in: index)
        nearest = NearestProtocols(in: index)
        sourceNames = SourceNames(in: index)
        self.library = library
        self.options = options
        self.past = past
    }

    /// What it takes to bring `double` up to date.
    public func plan(_ double: OwnedDouble) throws(TemplateError) -> SyncPlan {
        var plan = SyncPlan(double)
        if let subject = SubjectSync(double, in: index, options) {
            try subject.plan(&plan)
            return plan
        }
        guard Self.hasProtocol(double, in: index) else {
            plan.findings = [lost(double)]
            return plan
        }
        if let finding = withdrawn(double) {
            plan.findings = [finding]
            return plan
        }
        let resolved = Self.resolved(double, in: index)
        if let finding = unreadable(double, resolved) ?? unplaced(double, resolved) {
            plan.findings = [finding]
            return plan
        }
        let kind = DoubleKind(name: double.kind)
        guard var rendering = DoubleRendering(kind, in: index, sourceNames, library: library, options: options) else {
            return plan
        }
        rendering.onRendering = onRendering
        if double.headerName == nil {
            try planUnmarked(&plan, for: double, of: resolved)
            return plan
        }
        if let refusal = rendering.refusal(of: resolved) {
            plan.findings = [refused(refusal, double)]
            return plan
        }
        if !isThorough, isInStep(double, resolved, by: rendering) { return plan }
        let comparer = Comparer(double, of: resolved, in: index, by: rendering)
        guard let fresh = try comparer.fresh() else { return plan }
        // A member of a default implementation may be there only since it had to be.
        let isCurrent = comparer.isCurrent(fresh) && comparer.defaults.included.isEmpty
        if isCurrent || past == nil {
            var plain = plan
            try write(&plain, comparer, fresh)
            if past == nil || plain.isInStep { return plain }
        }
        return try planKnowing(plan, comparer, fresh)
    }

    /// What it takes to bring `double` up to date with the protocol `name`, as its own is called now.
    public func plan(_ double: OwnedDouble, following name: String) throws(TemplateError) -> SyncPlan {
        guard let old = double.headerName,
            let target = index.protocolNamed(name, from: double.type.module, in: double.type.source.path)
        else {
            return try plan(double)
        }
        let files = Renaming(double, from: old, to: target.name).files
        let texts = files.compactMap { file in
            (try? file.applied()).map { SourceText(path: file.source.path, bytes: $0) }
        }
        var sync = DoubleSync(index: index.replacing(texts), library: library, options: options, past: past)
        (sync.isThorough, sync.onRendering) = (isThorough, onRendering)
        let found = sync.index.ownedDoubles(named: [double.type.name]).first {
            $0.type.name == double.type.name && $0.type.source.path == double.type.source.path
        }
        guard let found else { return try plan(double) }
        var result = try sync.plan(found)
        var words = SyncFindings(
            double: result.double, protocolName: target.simpleName,
            protocolPlace: " (\(target.source.path):\(target.line))")
        words.type(
            "the declaration", ["'\(old)' is called '\(target.name)' now"],
            at: double.nameLocation)
        result.findings = words.all + result.findings
        result.files = files.map { file in
            let later = result.files.first { $0.source.path == file.source.path }
            let edits = try? TextEdit.composed(file.edits, later?.edits ?? [], count: file.source.count)
            return FileEdits(source: file.source, edits: edits ?? file.edits)
        }
        return result
    }

    /// Whether the double conforms to a protocol of the sources, and that of its header is among them: what else it
    /// conforms to is its owner's.
    static func hasProtocol(_ double: OwnedDouble, in index: DeclarationIndex) -> Bool {
        guard !double.protocols.isEmpty, let name = double.headerName else { return !double.protocols.isEmpty }
        return double.protocols.contains { $0.isNamed(name) }
            || index.protocolNamed(name, from: double.type.module, in: double.type.source.path) != nil
    }

    /// Works out what a double that no header marks lacks.
    private func planUnmarked(
        _ plan: inout SyncPlan, for double: OwnedDouble, of resolved: ResolvedProtocol
    ) throws(TemplateError) {
        var unmarked = UnmarkedPlan(double, of: resolved, in: index, inheriting: inheritedLabels(double))
        let kind = DoubleKind.inserted(into: double)
        guard let plain = DoubleRendering(kind, in: index, library: library, options: DoubleOptions()) else { return }
        try unmarked.plan(plain) {
            let then = past?.revision(double, 0)?.sync.index
            let asked = double.protocols.flatMap { declaration in
                then?.protocolNamed(declaration.name, from: double.type.module, in: double.type.source.path).flatMap {
                    then?.resolve($0)
                }?
                .requirements ?? []
            }
            return Set(asked.map(\.requirement.label))
        }
        var edits = unmarked.edits
        if let emitted = unmarked.emitted {
            var imports = ImportEdits(of: double, in: index)
            try imports.plan(emitted.imports, isUntouched: false, into: &edits)
            plan.mentions = emitted.mentions
        }
        plan.findings = unmarked.findings.all
        plan.files = edits.finished()
    }

    /// Whether a look at what the double declares, and imports, tells that there is nothing to do.
    private func isInStep(_ double: OwnedDouble, _ resolved: ResolvedProtocol, by rendering: DoubleRendering) -> Bool {
        guard let file = index.file(at: double.type.source.path),
            SignatureCheck(double, of: resolved, by: rendering, in: index).isInStep
        else { return false }
        let imports = rendering.plainImports(of: resolved)
        let present = file.imports.filter { $0.module != double.type.module }
        let (testable, plain) = (present.filter(\.isTestable), present.filter { !$0.isTestable })
        let shown = Dictionary(grouping: present, by: \.module).mapValues { $0.flatMap(\.markedAttributes) }
        return imports.special.isEmpty && present.allSatisfy(\.branches.isEmpty)
            && imports.attributes.allSatisfy { $0.value.isSubset(of: shown[$0.key] ?? []) }
            && Set(testable.map(\.module)) == imports.testable.subtracting([double.type.module ?? ""])
            && Set(plain.map(\.module))
                == imports.plain.subtracting(imports.testable).subtracting([double.type.module ?? ""])
    }

    /// Works out the edits, and what they are for.
    ///
    /// - Parameter plain: What would be written today, were no name taken.
    func write(_ plan: inout SyncPlan, _ comparer: Comparer, _ plain: RenderedDouble) throws(TemplateError) {
        let (double, resolved, rendering) = (comparer.double, comparer.resolved, comparer.rendering)
        var fresh = plain
        var edits = EditList()
        var needed = ImportSet()
        var isUntouched = isAlone(double)
        let comparison = try compare(by: rendering, unless: fresh, comparer) { rendering throws(TemplateError) in
            try former(double, rendering)
        }
        if let comparison {
            var merge = DoubleMerge(comparison, inheriting: inheritedLabels(double))
            try merge.plan()
            // The history may have told that some default implementations need no member.
            fresh = merge.fresh
            edits = merge.edits
            plan.findings = merge.findings.all
            if merge.isWritten {
                plan.mentions = merge.whole.emitted.mentions
                // What compiles as it stands sees all that it speaks of.
                if !merge.standsAsWritten { needed = merge.whole.emitted.imports }
                // XCTest brings Foundation along on every platform.
                let imports = index.file(at: double.type.source.path)?.imports ?? []
                if imports.contains(where: { $0.module == "XCTest" && $0.branches.isEmpty }) {
                    needed.plain.remove("Foundation")
                }
            }
            isUntouched = isUntouched && merge.isWhole
            plan.isWhole = merge.isWhole
        }
        if isUntouched { needed = fresh.emitted.imports }
        settleProtocolModule(of: double, resolved, fresh.emitted.imports, in: &needed)
        if let module = resolved.declaration.module, try seesUnimported(module, double, rendering) {
            needed.remove(module)
        }
        var imports = ImportEdits(of: double, in: index)
        let home = resolved.declaration.module
        try imports.plan(needed, of: home, isUntouched: isUntouched, into: &edits) { () throws(TemplateError) in
            try former(double, rendering)?.rendered.emitted.imports
        }
        var words = SyncFindings(double: plan.double, protocolName: resolved.declaration.simpleName)
        let location = double.nameLocation
        for line in imports.missing { words.missingImport(line, at: location) }
        for line in imports.stale { words.staleImport(line, at: location) }
        plan.findings += words.all
        // A double of an earlier form keeps it: its text is not what today's follows.
        let isOfToday = comparison.map { $0.comparer.rendering.isLike(rendering) } ?? true
        if past != nil, isOfToday {
            plan.rendered = PastText(text(of: fresh, like: double), defaults: resolved.defaultNames)
        }
        plan.files = edits.finished()
    }

    /// Whether the file of `double` declares nothing else.
    func isAlone(_ double: OwnedDouble) -> Bool {
        guard double.extensions.isEmpty, let file = index.file(at: double.type.source.path) else { return false }
        return file.types.filter { $0.name == $0.simpleName }.count == 1 && file.extensions.isEmpty
    }

    /// Compares the double in the style asked for, or in that in which most of it was written; `nil` where it is as a
    /// new one, which is `fresh`.
    ///
    /// - Parameter history: What the templates gave when it was last in step.
    func compare(
        by rendering: DoubleRendering, unless plain: RenderedDouble, _ plainComparer: Comparer,
        history: (DoubleRendering) throws(TemplateError) -> DefaultMembers.Former?
    ) throws(TemplateError) -> Comparison? {
        // A member of a default implementation may be there only since it had to be.
        if plainComparer.isCurrent(plain), plainComparer.defaults.included.isEmpty { return nil }
        let double = plainComparer.double
        func compared(
            _ rendering: DoubleRendering, former: DefaultMembers.Former?
        ) throws(TemplateError) -> Comparison? {
            let comparer = Comparer(
                double, of: plainComparer.resolved, in: index, by: rendering, former: former,
                defaultsThen: plainComparer.defaultsThen)
            let isPlain = rendering.isLike(plainComparer.rendering) && comparer.defaults == plainComparer.defaults
            guard let fresh = isPlain ? plain : try comparer.fresh(), !comparer.isCurrent(fresh) else { return nil }
            return try comparer.compare(fresh)
        }
        func compared(_ rendering: DoubleRendering) throws(TemplateError) -> Comparison? {
            let former = double.headerName == nil ? nil : try history(rendering)
            guard let first = try compared(rendering, former: former) else { return nil }
            // A sync that is not committed leaves a double of another form than that of the history.
            return first.isOfOtherForm ? try compared(rendering, former: former?.outdated) : first
        }
        guard var best = try compared(rendering) else { return nil }
        if best.base.units.values.allSatisfy(\.isUntouched), !best.comparer.isOfEarlierEdition { return best }
        // A double keeps the form that it was written with.
        for former in rendering.former {
            guard let older = try compared(former) else { return nil }
            let isAsNear = older.base.evidence == best.base.evidence && best.comparer.rendering.isLike(rendering)
            let isOfItsForm = older.comparer.isOfEarlierEdition && !former.failsTests
            if older.base.evidence > best.base.evidence || isAsNear && isOfItsForm {
                best = older
            }
        }
        if best.base.untouchedCount > 0 { return best }
        for style in DoubleStyle.builtIn
        where style.name != options.style && style.folder(for: rendering.kind, in: library) == style.name {
            var options = options
            options.style = style.name
            guard
                let other = DoubleRendering(
                    rendering.kind, in: index, sourceNames, library: library, options: options),
                let found = try compared(other)
            else { continue }
            if found.base.untouchedCount > best.base.untouchedCount { best = found }
        }
        return best
    }

    /// Adds the module of the protocol, which may have moved, unless the double's is made of the same file.
    private func settleProtocolModule(
        of double: OwnedDouble, _ resolved: ResolvedProtocol, _ all: ImportSet, in needed: inout ImportSet
    ) {
        let own = double.type.module
        guard let module = resolved.declaration.module, module != own else { return }
        if let own, index.settings(of: resolved.declaration).sharers.contains(own) {
            needed.remove(module)
        } else if all.testable.contains(module) {
            needed.testable.insert(module)
        } else {
            needed.plain.insert(module)
        }
    }

    /// Whether the file of the double spoke of the protocol before without an import of its `module`, as it can where a target
    /// compiles the sources of another.
    private func seesUnimported(
        _ module: String, _ double: OwnedDouble, _ rendering: DoubleRendering
    ) throws(TemplateError) -> Bool {
        let present = index.file(at: double.type.source.path)?.imports ?? []
        if double.type.module == module || present.contains(where: { $0.module == module }) { return false }
        guard let former = try former(double, rendering)?.rendered.emitted.imports else {
            // One that imports another module of the sources may have found the protocol there.
            return !present.contains { $0.isTestable || index.hasModule($0.module) }
        }
        return former.plain.union(former.testable).contains(module)
    }

    /// The labels of members that the double has without declaring them: those of classes of the sources that it inherits
    /// from, and initialisers of its properties.
    private func inheritedLabels(_ double: OwnedDouble) -> Set<MemberLabel> {
        // Structures of the templates have initialisers of their own, also where they have to become classes.
        var labels = double.traits.handsOn ? [] : double.type.memberwiseInitializers
        var seen: Set<String> = [double.type.name]
        var pending = double.type.inherited
        while let name = pending.popLast() {
            guard seen.insert(name).inserted else { continue }
            for type in index.types(named: name) where type.details.kind == .class {
                pending += type.inherited
                let others = index.extensions(of: type).map { $0.source[$0.members] }
                let parts = [type.source[type.members]] + others
                labels.formUnion(parts.flatMap(Requirement.gather).map(\.label))
            }
        }
        return labels
    }
}

extension OwnedDouble {
    /// What doubles of its kind are like.
    var traits: any KindTraits { DoubleKind(name: kind).traits }
}

extension DoubleKind {
    /// The kind of the members that a handwritten type gets: a structure can't record calls.
    fileprivate static func inserted(into double: OwnedDouble) -> DoubleKind {
        switch double.type.details.kind {
        case .enum: .dummy
        case .struct: double.traits.refusesUse ? .dummy : .stub
        default: double.traits.refusesUse || double.traits.keepsByMember ? DoubleKind(name: double.kind) : .spy
        }
    }
}
