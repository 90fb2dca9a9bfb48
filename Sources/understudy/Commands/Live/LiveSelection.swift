import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The doubles that a build generates: those that a comment above a protocol opts in to, and that the user has not
/// adopted.
struct LiveSelection {
    /// One double.
    struct Choice {
        let declaration: ProtocolDeclaration
        let kind: DoubleKind
    }

    /// What was chosen, in the order of modules, names and kinds, wherever the sources lie.
    private(set) var choices: [Choice] = []
    /// Diagnostics for what could not be chosen.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ request: LiveCommand.Request, _ index: DeclarationIndex, knownKinds: [String]) {
        let usual = request.usualKinds
        let optIns = OptIns(index.files)
        let modules = Dictionary(request.graph.modules.map { ($0.name, $0) }) { first, _ in first }
        for file in index.files {
            guard let role = file.module.flatMap({ modules[$0] })?.role else { continue }
            let protocols = file.protocols + file.compositions
            let asking = protocols.filter { optIns.kinds(of: $0) != nil && Self.isInReach($0, role) }
            if role != .dependency { diagnostics += file.strayOptIns }
            if asking.isEmpty { continue }
            let problems = file.diagnostics.filter { $0.severity == .error }
            if !problems.isEmpty {
                diagnostics += problems.map(\.asWarning)
            } else if role == .tests {
                diagnostics += asking.map(Self.inTests)
            } else {
                for declaration in asking {
                    let asked = optIns.kinds(of: declaration) ?? []
                    choose(declaration, as: asked.isEmpty ? usual : asked, in: index, knownKinds: knownKinds)
                }
            }
        }
        choices.sort { $0.order.lexicographicallyPrecedes($1.order) }
    }

    /// Whether the tests can see `declaration`: public ones of other packages, and those of their own package that
    /// aren't private.
    private static func isInReach(_ declaration: ProtocolDeclaration, _ role: PackageGraph.Role) -> Bool {
        role != .dependency || declaration.effectiveAccess >= .public
    }

    private static func inTests(_ declaration: ProtocolDeclaration) -> Diagnostic {
        let message =
            "no double of '\(declaration.name)' is generated: protocols of the tests themselves get none; "
            + "use 'understudy generate'"
        return Diagnostic(DiagnosticID("protocol-of-tests"), .warning, message, at: declaration.location)
    }

    private mutating func choose(
        _ declaration: ProtocolDeclaration, as kinds: [String], in index: DeclarationIndex, knownKinds: [String]
    ) {
        let owned = Set(index.doubles(of: declaration).map(\.kind))
        var seen: Set<String> = []
        for kind in kinds where seen.insert(kind).inserted && !owned.contains(kind) {
            if knownKinds.contains(kind) {
                choices.append(Choice(declaration: declaration, kind: DoubleKind(name: kind)))
            } else {
                let nearest = EditDistance.nearest(to: kind, among: knownKinds, limit: 1).first
                let message =
                    "there is no kind of double '\(kind)'; "
                    + (nearest.map { "did you mean '\($0)'?" }
                        ?? "the kinds are " + knownKinds.joined(separator: ", "))
                diagnostics.append(
                    Diagnostic(DiagnosticID("unknown-kind"), .warning, message, at: declaration.location))
            }
        }
    }
}

extension LiveSelection.Choice {
    fileprivate var order: [String] { [declaration.module ?? "", declaration.name, kind.name] }
}
