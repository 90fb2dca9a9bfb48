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
    /// Where the declarations of those chosen by name stand.
    private var chosen: Set<SourceLocation> = []
    /// What looks as if it chose something, and does not.
    private(set) var warnings: [Diagnostic] = []

    /// Chooses among the protocols of `paths`: those named, or all, or those that a comment opts in.
    init(_ request: GenerateCommand.Request, in files: [FileDeclarations]) {
        let optIns = OptIns(files)
        let paths = Set(request.inputs.sources.map(\.path))
        let files = files.filter { paths.contains($0.source.path) }
        let known = files.flatMap(\.protocols)
        let compositions = files.flatMap(\.compositions)
        if !request.protocols.isEmpty {
            for name in request.protocols { choose(name, among: [known, compositions], kinds: request.kinds) }
        } else if request.isForAll {
            choices = known.map { Choice(declaration: $0, kinds: request.kinds) }
            if known.isEmpty {
                let message = "there are no protocols in the sources; say with --in where they are"
                diagnostics.append(Diagnostic(DiagnosticID("nothing-to-do"), .error, message))
            }
        } else {
            chooseOptedIn(known + compositions, optIns, for: request)
            warnings = files.flatMap(\.strayOptIns)
        }
    }

    /// Chooses what `name` means in the first of `groups` that has it.
    private mutating func choose(_ name: NamePattern, among groups: [[ProtocolDeclaration]], kinds: [String]) {
        switch Self.find(name, among: groups) {
        case .success(let found):
            for declaration in found where chosen.insert(declaration.location).inserted {
                choices.append(Choice(declaration: declaration, kinds: kinds))
            }
        case .failure(let problem): diagnostics.append(problem.diagnostic)
        }
    }

    /// A name that names no protocol, or several.
    struct Problem: Error {
        let diagnostic: Diagnostic
    }

    /// What `name` means in the first of `groups` that has it: one protocol, or all that a pattern matches.
    static func find(
        _ name: NamePattern, among groups: [[ProtocolDeclaration]]
    ) -> Result<[ProtocolDeclaration], Problem> {
        guard name.isPattern else { return find(name.text, among: groups).map { [$0] } }
        for group in groups {
            let found = group.filter { name.matches($0.name) || name.matches($0.simpleName) }
            if !found.isEmpty { return .success(found) }
        }
        let message = "no protocol in the sources matches '\(name.text)'; 'understudy list' shows those there are"
        return .failure(Problem(diagnostic: Diagnostic(DiagnosticID("unknown-protocol"), .error, message)))
    }

    /// What `name` means in the first of `groups` that has it.
    static func find(_ name: String, among groups: [[ProtocolDeclaration]]) -> Result<ProtocolDeclaration, Problem> {
        let found = groups.lazy.map { matches(name, among: $0) }.first { !$0.isEmpty } ?? []
        guard let first = found.first else {
            return .failure(Problem(diagnostic: unknown(name, among: groups.flatMap(\.self))))
        }
        if found.count > 1, Set(found.map { "\($0.module ?? "").\($0.name)" }).count > 1 {
            let notes = found.map {
                Diagnostic(DiagnosticID("candidate"), .note, "'\($0.name)' is declared here", at: $0.location)
            }
            let message = "'\(name)' is ambiguous; write its whole path"
            return .failure(
                Problem(diagnostic: Diagnostic(DiagnosticID("ambiguous-protocol"), .error, message, notes: notes)))
        }
        return .success(first)
    }

    /// The declarations whose whole path is `name`, or else those whose path ends with it.
    private static func matches(_ name: String, among known: [ProtocolDeclaration]) -> [ProtocolDeclaration] {
        let exact = known.filter { $0.name == name || "\($0.module ?? "").\($0.name)" == name }
        return exact.isEmpty ? known.filter { $0.isNamed(name) } : exact
    }

    private static func unknown(_ name: String, among known: [ProtocolDeclaration]) -> Diagnostic {
        let nearest = EditDistance.nearest(to: name, among: known.map(\.name))
        var message = "there is no protocol '\(name)' in the sources"
        if !nearest.isEmpty {
            message += "; did you mean " + nearest.map { "'\($0)'" }.joined(separator: ", ") + "?"
        } else {
            message += "; 'understudy list' lists them"
        }
        return Diagnostic(DiagnosticID("unknown-protocol"), .error, message)
    }

    private mutating func chooseOptedIn(
        _ known: [ProtocolDeclaration], _ optIns: OptIns, for request: GenerateCommand.Request
    ) {
        for declaration in known {
            guard let kinds = optIns.kinds(of: declaration) else { continue }
            let unknown = kinds.filter { kind in !DoubleNames.kinds.contains(kind) && request.templates == nil }
            for kind in unknown {
                let message =
                    "there is no kind of double '\(kind)'; the kinds are " + DoubleNames.kinds.joined(separator: ", ")
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
