import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// The owned doubles of a package, each with what it takes to bring it up to date.
struct OwnedDoubles: Sendable {
    let index: DeclarationIndex
    let library: TemplateLibrary
    let options: DoubleOptions
    /// The folder of the user's templates.
    let templates: String?
    let plans: [(double: OwnedDouble, plan: SyncPlan)]
    /// Where they were looked for.
    let folder: String

    /// All differences.
    var findings: [SyncFinding] { plans.flatMap(\.plan.findings) }

    /// What becomes of the files; reports what can't be used, and then gives `nil`.
    func settled(in session: Session) -> SettledSync? {
        do throws(TemplateError) {
            return try SettledSync(
                plans.map(\.double), plans.map(\.plan), DoubleSync(index: index, library: library, options: options))
        } catch {
            session.report(error, templates: templates)
            return nil
        }
    }

    /// What is said where nothing is to be done.
    var summary: String {
        switch plans.count {
        case 0: "no doubles found in '\(folder)': 'understudy generate' writes them\n"
        case 1: "1 double, in step with its protocol\n"
        default: "\(plans.count) doubles, all in step with their protocols\n"
        }
    }
}

extension OwnedDoubles {
    /// Reads the package and plans for the doubles called `names`, or for all; reports what can't be used, and then
    /// gives `nil`.
    static func read(_ names: [String], _ arguments: Arguments, in session: Session) -> OwnedDoubles? {
        guard let configuration = Configuration.load(arguments, in: session) else { return nil }
        let context = arguments[SyncOptions.context]
        let inputs = CommandInputs.find(
            [], context: configuration.protocolPaths + (context.isEmpty ? configuration.contextPaths : context),
            packagePath: arguments[CommonOptions.packagePath], module: configuration.module, in: session)
        guard let inputs else { return nil }
        let (index, isComplete) = DeclarationReader(session: session).readAll(inputs.sources + inputs.context)
        guard isComplete else { return nil }
        let templates = arguments[SyncOptions.templates] ?? configuration.templates
        guard let library = session.templateLibrary(templates) else { return nil }
        var options = DoubleOptions()
        options.defaultValues = configuration.defaults
        options.includesDefaults = configuration.includesDefaults
        options.style = arguments[SyncOptions.style] ?? configuration.style ?? DoubleNames.defaultStyle
        let package = arguments[CommonOptions.packagePath] ?? "."
        // A configuration that came with the sources decides what is read, but not that files elsewhere are edited.
        let isWithinReach = { (double: OwnedDouble) in
            !context.isEmpty || session.files.leads(double.type.source.path, into: package)
        }
        let doubles = index.ownedDoubles(named: Set(names)).filter(isWithinReach)
        guard let chosen = choose(names, among: doubles, in: session) else { return nil }
        let sync = DoubleSync(index: index, library: library, options: options)
        let results = concurrentMap(chosen, makeState: {}) { _, double -> Result<SyncPlan, TemplateError> in
            do throws(TemplateError) {
                return .success(try sync.plan(double, among: doubles))
            } catch {
                return .failure(error)
            }
        }
        var plans: [(OwnedDouble, SyncPlan)] = []
        for (double, result) in zip(chosen, results) {
            switch result {
            case .success(let plan): plans.append((double, plan))
            case .failure(let error):
                session.report(error, templates: templates)
                return nil
            }
        }
        let folder = arguments[CommonOptions.packagePath] ?? session.files.currentFolder()
        return OwnedDoubles(
            index: index, library: library, options: options, templates: templates, plans: plans, folder: folder)
    }

    private static func choose(
        _ names: [String], among doubles: [OwnedDouble], in session: Session
    ) -> [OwnedDouble]? {
        if names.isEmpty { return doubles }
        var isComplete = true
        for name in names where !doubles.contains(where: { $0.isNamed(name) }) {
            let known = doubles.map(\.type.simpleName)
            let nearest = EditDistance.nearest(to: name, among: known, limit: 1).first
            let hint = nearest.map { "did you mean '\($0)'?" } ?? "'understudy list' shows those there are"
            session.console.report(
                Diagnostic(DiagnosticID("unknown-double"), .error, "there is no double '\(name)'; \(hint)"))
            isComplete = false
        }
        return isComplete ? doubles.filter { double in names.contains { double.isNamed($0) } } : nil
    }
}

extension OwnedDouble {
    /// Whether the user means it by `name`.
    func isNamed(_ name: String) -> Bool { type.name == name || type.simpleName == name }
}
