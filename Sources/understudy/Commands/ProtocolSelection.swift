import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// Which protocols a command works on, and with which kinds of doubles.
struct ProtocolSelection {
    /// One protocol with the kinds of doubles it gets.
    struct Choice {
        let declaration: ProtocolDeclaration
        let kinds: [String]
    }

    /// What was chosen.
    private(set) var choices: [Choice] = []
    /// Diagnostics for what could not be chosen.
    private(set) var diagnostics: [Diagnostic] = []
    /// The places of the declarations that were chosen by name.
    private var chosen: Set<SourceLocation> = []
    /// Comments that look like opt-ins but are not.
    private(set) var warnings: [Diagnostic] = []

    /// Chooses among the protocols of `paths`: those named, or all, or those that a comment opts in.
    ///
    /// - Parameter types: Finds the types that are not protocols, for names of such types.
    init(
        _ request: GenerateCommand.Request, in files: [FileDeclarations], types: @escaping () -> [TypeDeclaration]
    ) {
        let optIns = OptIns(files)
        let isMeant = request.inputs.meant
        let files = files.filter { isMeant($0.source.path) }
        let known = files.flatMap(\.protocols)
        let compositions = files.flatMap(\.compositions)
        if !request.protocols.isEmpty {
            let names = ProtocolNames(groups: [known, compositions], types: types)
            for name in request.protocols { choose(name, among: names, kinds: request.kinds) }
        } else if request.isForAll {
            choices = known.map { Choice(declaration: $0, kinds: request.kinds) }
            if known.isEmpty {
                let message = "there are no protocols in the sources; name their folder with --in"
                diagnostics.append(Diagnostic(DiagnosticID("nothing-to-do"), .error, message))
            }
        } else {
            chooseOptedIn(known + compositions, optIns, for: request)
            warnings = files.flatMap(\.strayOptIns)
        }
    }

    /// Chooses what `name` means.
    private mutating func choose(_ name: NamePattern, among names: ProtocolNames, kinds: [String]) {
        switch names.find(name) {
        case .success(let found):
            for declaration in found where chosen.insert(declaration.location).inserted {
                choices.append(Choice(declaration: declaration, kinds: kinds))
            }
        case .failure(let problem): diagnostics.append(problem.diagnostic)
        }
    }

    private mutating func chooseOptedIn(
        _ known: [ProtocolDeclaration], _ optIns: OptIns, for request: GenerateCommand.Request
    ) {
        for declaration in known {
            guard let kinds = optIns.kinds(of: declaration) else { continue }
            let unknown = kinds.filter { kind in !DoubleNames.kinds.contains(kind) && request.templates == nil }
            for kind in unknown {
                let nearest = EditDistance.nearest(to: kind, among: DoubleNames.kinds, limit: 1).first
                let message =
                    "there is no kind of double '\(kind)'; "
                    + (nearest.map { "did you mean '\($0)'?" }
                        ?? "the kinds are " + DoubleNames.kinds.joined(separator: ", "))
                diagnostics.append(
                    Diagnostic(DiagnosticID("unknown-kind"), .error, message, at: declaration.location))
            }
            if unknown.isEmpty {
                choices.append(Choice(declaration: declaration, kinds: kinds.isEmpty ? request.kinds : kinds))
            }
        }
        if choices.isEmpty, diagnostics.isEmpty {
            let message =
                "no protocol is opted in; name protocols, use --all, or write '// understudy: spy' above a protocol"
            diagnostics.append(Diagnostic(DiagnosticID("nothing-to-do"), .error, message))
        }
    }
}
