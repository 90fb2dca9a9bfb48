import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

/// The owned doubles of a package, each with the edits that bring it up to date.
struct OwnedDoubles: Sendable {
    let reading: PackageReading
    let templates: TemplateChoice
    let plans: [(double: OwnedDouble, plan: SyncPlan)]
    /// The folder in which they were looked for.
    let folder: String
    /// Whether they are all doubles of the package.
    let isWhole: Bool
    /// The files of doubles and fixtures that harnesses need and that are not there yet.
    var created: [FileChange] = []

    /// The declarations of the package.
    var index: DeclarationIndex { reading.index }

    /// All differences, and the optional findings.
    var findings: [SyncFinding] { plans.flatMap(\.plan.findings) }

    /// What a person reads of the differences.
    var briefFindings: [SyncFinding] { plans.flatMap(\.plan.briefDrift) }

    /// Problems in files that don't parse as Swift: at least a warning even if no double is left alone because of them,
    /// since such a file may contain a double, or something that a protocol needs.
    var unreadable: [Diagnostic] {
        let told = Set(
            findings.filter { $0.remedy == .unreadable }.flatMap(\.diagnostic.notes).compactMap { $0.location?.path })
        return index.files.compactMap { file in
            let path = file.source.path
            guard let problem = file.diagnostics.first(where: { $0.severity == .error }), !told.contains(path),
                !reading.inputs.isOfDependency(path)
            else { return nil }
            let holdsDouble = file.mayHoldOwnedDoubles
            let consequence = holdsDouble ? "a double in this file is left alone" : "what it declares may be overlooked"
            return Diagnostic(
                problem.id, holdsDouble ? .error : .warning,
                "\(problem.message); \(consequence): fix the file, then run the command again", at: problem.location)
        }
    }

    /// The resulting changes of files.
    var result: SyncResult { SyncResult(plans.map(\.plan)) }

    /// Keeps what the templates give for doubles whose files have it now.
    ///
    /// - Parameter unwritten: The files that could not be written.
    func keepTexts(besides unwritten: Set<String>, _ result: SyncResult, in session: Session) {
        let changed = Set(result.files.map(\.source.path))
        let texts = plans.compactMap { double, plan -> (key: RenderedTexts.Key, text: RenderedTexts.Text)? in
            let path = double.type.source.path
            guard let text = plan.rendered, let name = double.headerName, !unwritten.contains(path),
                plan.files.isEmpty || changed.contains(path), !result.isRefused(plan)
            else { return nil }
            return (
                RenderedTexts.Key(kind: double.kind, protocolName: name),
                RenderedTexts.Text(bytes: text.source.bytes, defaults: text.defaults)
            )
        }
        if !texts.isEmpty { RenderedTexts(in: session).keep(texts) }
    }

    /// How many doubles are not in step, and what mends them.
    var tally: String {
        let count = plans.count { !$0.plan.drift.isEmpty }
        if count == 0 { return "" }
        let all = plans.flatMap(\.plan.drift)
        let mended = plans.count { entry in entry.plan.drift.contains { $0.remedy == .sync } }
        let left = all.count { $0.remedy != .sync }
        let doubles = plans.count == 1 ? "1 double" : "\(plans.count) doubles"
        let mends = mended == 0 ? [] : ["'understudy sync' brings \(mended) up to date"]
        let needs = left == 0 ? [] : ["\(left) finding\(left == 1 ? " needs" : "s need") you"]
        return "\(count) of \(doubles) \(count == 1 ? "is" : "are") not in step: "
            + (mends + needs).joined(separator: ", ") + "\n"
    }

    /// The message when there is nothing to do.
    var summary: String {
        switch plans.count {
        case 0: "there are no doubles\n"
        case 1: "1 double, in step with its protocol\n"
        default: "\(plans.count) doubles, all in step with their protocols\n"
        }
    }
}

extension OwnedDoubles {
    /// Reads the package and plans for the doubles that `words` name, or for all; reports what can't be used, and then
    /// returns `nil`.
    ///
    /// - Parameters:
    ///   - usesHistory: Whether the repository is asked what the doubles were; who only wants the doubles need not ask.
    ///   - mayBeNone: Whether a package without any double is fine.
    ///   - isConcerned: Whether a double is to be planned for; `nil` for all.
    static func read(
        _ words: [String], _ arguments: Arguments, usesHistory: Bool, mayBeNone: Bool = false, in session: Session,
        where isConcerned: ((OwnedDouble) -> Bool)? = nil
    ) -> OwnedDoubles? {
        guard let choice = DoubleChoice(words, in: session),
            let reading = PackageReading(arguments, in: session, at: InputPlaces.ofDoubles(arguments)),
            let templates = TemplateChoice(reading.configuration, arguments, in: session)
        else { return nil }
        let package = session.packageFolder
        let companions: HarnessCompanions
        do throws(TemplateError) {
            companions = try HarnessCompanions(of: reading.index.ownedDoubles(), in: reading.index, templates)
        } catch {
            templates.report(error, in: session)
            return nil
        }
        let index = companions.index
        // A configuration that comes with the sources may decide what is read, but not that files elsewhere are edited.
        let isWithinReach = { (double: OwnedDouble) in
            let path = double.type.source.path
            if reading.inputs.isOfDependency(path) { return false }
            return !arguments[SyncOptions.context].isEmpty || session.files.leads(path, into: package)
        }
        let doubles = index.ownedDoubles(
            named: choice.plainNames, conformers: arguments[SyncOptions.conformers]
        ).filter(isWithinReach)
        let all = choice.choose(
            among: doubles, mayBeNone: mayBeNone,
            besides: index.ownedDoubles(conformers: true).count { isWithinReach($0) && $0.type.isCalledDouble },
            in: session)
        guard let all else { return nil }
        let chosen = isConcerned.map { all.filter($0) } ?? all
        let follow = arguments[SyncOptions.follow]
        if let follow {
            if case .failure(let problem) = reading.protocolNames.find(NamePattern(text: follow)) {
                session.console.report(problem.diagnostic)
                return nil
            }
        }
        let past = usesHistory ? DoublePast(of: index, templates, in: session) : nil
        let sync = DoubleSync(index: index, library: templates.library, options: templates.options, past: past)
        let progress = session.console.progress("comparing doubles:", total: chosen.count)
        let results = concurrentMap(chosen, makeState: {}) { _, double -> Result<SyncPlan, TemplateError> in
            defer { progress.advance() }
            do throws(TemplateError) {
                if let follow { return .success(try sync.plan(double, following: follow)) }
                return .success(try sync.plan(double))
            } catch {
                return .failure(error)
            }
        }
        progress.finish()
        var plans: [(OwnedDouble, SyncPlan)] = []
        for (double, result) in zip(chosen, results) {
            switch result {
            case .success(let plan): plans.append((double, plan))
            case .failure(let error):
                templates.report(error, in: session)
                return nil
            }
        }
        let folder = Path.normalized(Path.join(session.files.currentFolder(), package))
        return OwnedDoubles(
            reading: reading, templates: templates, plans: plans, folder: folder,
            isWhole: words.isEmpty && isConcerned == nil, created: companions.changes(for: chosen))
    }
}

extension DoublePast {
    /// What the repository and the texts that were kept tell.
    fileprivate init(of index: DeclarationIndex, _ templates: TemplateChoice, in session: Session) {
        let history = SourceHistory(index, in: session) {
            PastSources($0, library: templates.library, options: templates.options)
        }
        let texts = RenderedTexts(in: session)
        self.init(
            revision: { double, number in history.sources(for: double.type.source.path, double.type.name, number) },
            texts: { double in
                guard let name = double.headerName else { return [] }
                return texts.texts(of: RenderedTexts.Key(kind: double.kind, protocolName: name)).map {
                    PastText(SourceText(path: double.type.source.path, bytes: $0.bytes), defaults: $0.defaults)
                }
            })
    }
}
