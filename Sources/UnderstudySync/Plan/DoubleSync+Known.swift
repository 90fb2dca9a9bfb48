import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// Doubles of which the text is known that the templates gave when they were last in step.
extension DoubleSync {
    /// A text that the templates gave for a double, as a double itself.
    private struct KnownBase {
        let text: SourceText
        let double: OwnedDouble
        let imports: [ImportDeclaration]
        /// The requirements that had a default implementation; `nil` where the history tells.
        let defaults: Set<String>?
        /// What the history tells, where the text is from there.
        var former: DefaultMembers.Former?
        /// In which style and form the templates gave it.
        var rendering: DoubleRendering
        /// The number of lines that only the text or only the double's file has.
        var distance: Int
    }

    /// What it takes to bring a double up to date that may have a past.
    func planKnowing(
        _ empty: SyncPlan, _ comparer: Comparer, _ fresh: RenderedDouble
    ) throws(TemplateError) -> SyncPlan {
        let rendering = comparer.rendering
        var plan = empty
        let kept = keptBase(of: comparer.double, rendering)
        // What the double tells by itself is what 'check' says.
        var told = empty
        if kept?.distance != 0 {
            var alone = self
            alone.past = nil
            try alone.write(&told, comparer, fresh)
            let today = text(of: fresh, like: comparer.double)
            // A history from before its owner put the double on an actor would take it off again.
            var mayBeLeft = comparer.resolved.ownIsolation != nil
            if !mayBeLeft, told.isInStep { mayBeLeft = try isUnchanged(comparer, kept, since: today) }
            if told.isInStep, mayBeLeft {
                told.rendered = PastText(today, defaults: comparer.resolved.defaultNames)
                // What stays though nothing asks for it was said when it was new.
                if try isCommitted(comparer, as: today) { told.findings.removeAll { $0.remedy == .optional } }
                return told
            }
        }
        let base = comparer.resolved.ownIsolation == nil ? try knownBase(of: comparer, fresh, nearest: kept) : nil
        if let base {
            // A history that is behind would take what a sync wrote since then for its owner's.
            let isCertain = base.distance == 0 || base.defaults != nil
            if isCertain || !told.isInStep, let known = try followed(empty, comparer, fresh, base) { return known }
        }
        try write(&plan, comparer, fresh)
        // The history may not know of a sync since then.
        if base?.distance != 0, !told.isInStep, try left(by: plan, comparer.resolved, rendering) == nil {
            told.rendered = plan.rendered
            return told
        }
        return plan
    }

    /// The plan for a double that began as `base`: its file and today's text merged; `nil` where the merge is not certain
    /// to fit.
    private func followed(
        _ empty: SyncPlan, _ comparer: Comparer, _ current: RenderedDouble, _ base: KnownBase
    ) throws(TemplateError) -> SyncPlan? {
        let (double, resolved, rendering) = (comparer.double, comparer.resolved, comparer.rendering)
        guard double.extensions.isEmpty else { return nil }
        var plan = empty
        let fresh = try rendered(base, resolved, &plan, current, by: rendering)
        guard let fresh else { return nil }
        let own = double.type.source
        let plain = text(of: fresh, like: double)
        let words = OwnersWords(base.text, own, plain)
        let mayNeedImports = !isAlone(double) || words.foreign.contains { !index.declaresType(named: $0) }
        let others = mayNeedImports && base.distance > 0 ? base.imports.filter(\.branches.isEmpty) : []
        let today = others.isEmpty ? plain : text(of: fresh, like: double, keeping: others)
        let known = MergeManner.Double(
            shared: Set(fresh.sharedLabels.compactMap(\.self)),
            goneTypes: goneTypes(of: double, from: base.text, to: today))
        // An initialiser of the owner's may have to give new properties a value.
        let hasOwnInitializer =
            rendering.hasMemberwiseInitializer
            && !Set(DoubleBody(double).initializers).isSubset(of: DoubleBody(base.double).initializers)
        guard base.distance == 0 || fresh.traits.conforms && !hasOwnInitializer,
            let bytes = try? FileMerge.merge(base: base.text, ours: own, theirs: today, as: known)
        else { return nil }
        let merged = SourceText(path: own.path, bytes: bytes)
        if base.distance > 0 {
            // Members may not work on what the owner keeps in another way, or no more.
            guard !OwnersWords(today, merged, today).mention(namesOf: [base.text, own], besides: merged),
                !OwnersWords(own, merged, today).mention(namesOf: [today], besides: merged),
                let remaining = try remaining(double, resolved, in: merged, by: rendering)
            else { return nil }
            // What is left to say has to be the same after the next sync.
            if !remaining.isEmpty {
                let again = try? FileMerge.merge(base: base.text, ours: merged, theirs: today, as: known)
                guard again == bytes else { return nil }
            }
            if bytes == own.bytes { plan.findings = [] }
            let told = Set(plan.findings.map(\.diagnostic.message))
            plan.findings += remaining.filter { !told.contains($0.diagnostic.message) }
                .map { $0.at(double.nameLocation) }
            plan.remaining = remaining
        } else {
            plan.remaining = []
        }
        plan.rendered = PastText(plain, defaults: resolved.defaultNames)
        if bytes == own.bytes { return plan }
        plan.mentions = fresh.emitted.mentions
        plan.files = [FileEdits(source: own, edits: LineEdits(from: own, to: merged).all)]
        return plan
    }

    /// The types that `base` mentions, that earlier sources declared, and that neither today's sources nor `today` has.
    private func goneTypes(of double: OwnedDouble, from base: SourceText, to today: SourceText) -> Set<String> {
        let gone = Set(base.tokenTexts(in: base.range)).subtracting(today.tokenTexts(in: today.range))
            .filter { $0.first?.isUppercase == true && !index.declaresType(named: $0) }
        if gone.isEmpty { return [] }
        // A library's type is none of the sources, then or now.
        let revisions = (0..<Self.revisions).lazy.compactMap { past?.revision(double, $0) }
        return gone.filter { name in revisions.contains { $0.index.declaresType(named: name) } }
    }

    /// What is left to do once the edits of `plan` are made; `nil` if `sync` would change the double again.
    func left(
        by plan: SyncPlan, _ resolved: ResolvedProtocol, _ rendering: DoubleRendering
    ) throws(TemplateError) -> [SyncFinding]? {
        let source = plan.owned.type.source
        let file = plan.files.first { $0.source.path == source.path }
        guard plan.files.count == (file == nil ? 0 : 1) else { return [] }
        let bytes = file.map { try? $0.applied() } ?? source.bytes
        guard let bytes else { return [] }
        let text = SourceText(path: source.path, bytes: bytes)
        return try remaining(plan.owned, resolved, in: text, by: rendering)
    }

    /// What `check` says of the double once its file is `text`; `nil` if `sync` would change it again.
    private func remaining(
        _ double: OwnedDouble, _ resolved: ResolvedProtocol, in text: SourceText, by rendering: DoubleRendering
    ) throws(TemplateError) -> [SyncFinding]? {
        let now = index.reading(text)
        guard let type = now.file(at: text.path)?.types.first(where: { $0.name == double.type.name }) else {
            return nil
        }
        let changed = double.declared(as: type)
        if SignatureCheck(changed, of: resolved, by: rendering, in: index).isInStep { return [] }
        var sync = self
        (sync.past, sync.index) = (nil, now)
        let plan = try sync.plan(changed)
        return plan.files.isEmpty && plan.findings.allSatisfy { $0.isLeft } ? plan.findings : nil
    }

    // MARK: - Texts

    /// Whether the templates gave today's text when the double was last written, or committed as it is: then nothing has
    /// changed since but what its owner did.
    private func isUnchanged(
        _ comparer: Comparer, _ kept: KnownBase?, since today: SourceText
    ) throws(TemplateError) -> Bool {
        if let kept { return kept.text.isSame(as: today) && kept.defaults == Set(comparer.resolved.defaultNames) }
        return try isCommitted(comparer, as: today)
    }

    /// Whether the double is committed as it is, and the templates gave `today` then.
    private func isCommitted(_ comparer: Comparer, as today: SourceText) throws(TemplateError) -> Bool {
        guard let then = try freshWhenCommitted(comparer.double, comparer.rendering) else { return false }
        return then.defaults == comparer.resolved.defaultNames
            && text(of: then.rendered, like: comparer.double).isSame(as: today)
    }

    /// The nearest to the double's file of the texts that were kept.
    private func keptBase(of double: OwnedDouble, _ rendering: DoubleRendering) -> KnownBase? {
        nearest(
            to: double, past?.texts(double).map { ($0.source.calling(double), Set($0.defaults), nil, rendering) } ?? [])
    }

    /// A text that may be the base, the requirements with a default implementation, the history that it is from, and in
    /// which form it is.
    private typealias Candidate = (SourceText, Set<String>?, DefaultMembers.Former?, DoubleRendering)

    private func nearest(to double: OwnedDouble, _ all: [Candidate], than best: KnownBase? = nil) -> KnownBase? {
        let own = LineBag(double.type.source)
        return all.reduce(best) { best, candidate in
            let (text, defaults, former, rendering) = candidate
            let distance = own.distance(to: LineBag(text))
            if let best, best.distance <= distance { return best }
            let file = FileDeclarations(parsing: text, module: double.type.module)
            guard let type = file.types.first(where: { $0.name == double.type.name }) else { return best }
            return KnownBase(
                text: text, double: double.declared(as: type), imports: file.imports, defaults: defaults,
                former: former, rendering: rendering, distance: distance)
        }
    }

    /// The nearest to the double's file of the texts that are known: those that were kept, or the history tells.
    private func knownBase(
        of comparer: Comparer, _ fresh: RenderedDouble, nearest kept: KnownBase?
    ) throws(TemplateError) -> KnownBase? {
        let (double, rendering) = (comparer.double, comparer.rendering)
        var best = kept
        for rendering in [rendering] + rendering.former where best?.distance != 0 {
            guard let former = try former(double, rendering) else { break }
            best = nearest(to: double, [(text(of: former.rendered, like: double), nil, former, rendering)], than: best)
        }
        // A history from before a lock came or went is none of this text: the double itself tells more.
        if let then = best?.former?.members.body, comparer.hasOtherLock(than: then),
            let shape = try comparer.compare(fresh)?.base.shape.rendered
        {
            best = nearest(to: double, [(text(of: shape, like: double), nil, nil, rendering)], than: best)
        }
        return best
    }

    /// What the templates give today for a double that began as `base`; what differs becomes the findings of `plan`.
    private func rendered(
        _ base: KnownBase, _ resolved: ResolvedProtocol, _ plan: inout SyncPlan, _ current: RenderedDouble,
        by rendering: DoubleRendering
    ) throws(TemplateError) -> RenderedDouble? {
        let comparer = Comparer(base.double, of: resolved, in: index, by: base.rendering, defaultsThen: base.defaults)
        // The double itself may be the base.
        let isSame = base.distance == 0 && base.defaults == nil && base.rendering.isLike(rendering)
        guard let plain = isSame ? current : try comparer.fresh() else { return nil }
        let comparison = try compare(by: base.rendering, unless: plain, comparer) { _ throws(TemplateError) in
            base.former
        }
        guard let comparison else { return plain }
        // Closures that take the arguments by place would get others, and no text tells.
        if base.distance > 0, comparison.fresh.units.indices.contains(where: comparison.changesPlaces) { return nil }
        var merge = DoubleMerge(comparison, inheriting: [])
        try merge.plan()
        let lines = SameLines(base.text, plan.owned.type.source)
        plan.findings = merge.findings.all.filter { $0.remedy == .sync }.map { finding in
            finding.at(finding.diagnostic.location.flatMap(lines.place) ?? plan.owned.nameLocation)
        }
        // None of its initialisers is its owner's.
        return try comparison.without(Set(comparison.body.entries.indices)).fresh
    }

    /// The file of a double alone, laid out like that of `double`.
    func text(
        of rendered: RenderedDouble, like double: OwnedDouble, keeping others: [ImportDeclaration] = []
    ) -> SourceText {
        var imports = rendered.emitted.imports
        for other in others where !imports.modules.contains(other.module) {
            if other.isTestable { imports.testable.insert(other.module) } else { imports.plain.insert(other.module) }
            let attributes = other.markedAttributes
            if !attributes.isEmpty { imports.attributes[other.module, default: []].formUnion(attributes) }
        }
        if let module = double.type.module {
            imports.plain.remove(module)
            imports.testable.remove(module)
            imports.attributes[module] = nil
        }
        let head = imports.lines.isEmpty ? [] : imports.lines + [""]
        let manner = SourceIndentation(of: DoubleBody(double), 0)
        let lines = head + rendered.emitted.lines
        return SourceText(path: double.type.source.path, text: manner.text(lines, base: "") + manner.newline)
    }
}

extension Comparer {
    /// Whether what the double keeps is behind a lock, and what it kept `then` was not, or the reverse.
    fileprivate func hasOtherLock(than then: DoubleBody) -> Bool {
        let (own, others) = (Shape.Surroundings.locks(double, body), Shape.Surroundings.locks(double, then))
        return !own.isEmpty && !others.isEmpty && own.isDisjoint(with: others)
    }
}

extension DoubleBody {
    /// The labels of initialisers.
    var initializers: [MemberLabel] {
        entries.indices.compactMap { label(of: $0) }.filter(\.isInitializer)
    }
}

extension ResolvedProtocol {
    /// The requirements that have a default implementation.
    var defaultNames: [String] { requirements.filter(\.hasDefault).map(\.requirement.name) }
}

extension SyncFinding {
    /// The same at another place.
    fileprivate func at(_ location: SourceLocation) -> SyncFinding {
        var copy = self
        copy.diagnostic = Diagnostic(
            diagnostic.id, diagnostic.severity, diagnostic.message, at: location, notes: diagnostic.notes)
        return copy
    }
}

extension SourceText {
    /// Whether both have the same tokens.
    fileprivate func isSame(as other: SourceText) -> Bool { hasSameTokens(in: range, as: other, other.range) }

    /// The text of a double that is called like `double` now.
    fileprivate func calling(_ double: OwnedDouble) -> SourceText {
        let types = FileDeclarations(parsing: self).types.filter { $0.name == $0.simpleName }
        guard types.count == 1, types[0].name != double.type.name, double.type.name == double.type.simpleName else {
            return self
        }
        let edits = tokenRanges(in: range).filter { text(in: $0) == types[0].name }
            .map { TextEdit($0, with: double.type.name) }
        guard let bytes = try? TextEdit.apply(edits, to: bytes) else { return self }
        return SourceText(path: path, bytes: bytes)
    }
}
