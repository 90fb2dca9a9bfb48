import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// Which doubles a build makes: those asked for by a comment above a protocol and not owned by anyone yet.
struct LiveSelection {
    /// One double.
    struct Choice {
        let declaration: ProtocolDeclaration
        let kind: DoubleKind
    }

    /// What was chosen, in the order of modules, names and kinds, wherever the sources lie.
    private(set) var choices: [Choice] = []
    /// What could not be.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ request: LiveCommand.Request, _ index: DeclarationIndex, knownKinds: [String]) {
        let usual = request.configuration.kinds.isEmpty ? [DoubleNames.defaultKind] : request.configuration.kinds
        for declaration in index.allProtocols + index.allCompositions {
            guard let kinds = declaration.optedInKinds, isMeant(declaration, request) else { continue }
            choose(kinds.isEmpty ? usual : kinds, of: declaration, index, knownKinds)
        }
        choices.sort { ($0.order).lexicographicallyPrecedes($1.order) }
    }

    /// Whether `declaration` is one of those under test, and in reach of the tests.
    private func isMeant(_ declaration: ProtocolDeclaration, _ request: LiveCommand.Request) -> Bool {
        switch request.graph.module(named: declaration.module)?.role {
        case .own: true
        case .dependency: declaration.effectiveAccess >= .public
        case .tests, nil: false
        }
    }

    private mutating func choose(
        _ kinds: [String], of declaration: ProtocolDeclaration, _ index: DeclarationIndex, _ knownKinds: [String]
    ) {
        let owned = Set(index.doubles(of: declaration).map(\.kind))
        var seen: Set<String> = []
        for kind in kinds where seen.insert(kind).inserted && !owned.contains(kind) {
            if knownKinds.contains(kind) {
                choices.append(Choice(declaration: declaration, kind: DoubleKind(name: kind)))
            } else {
                let message = "there is no kind of double '\(kind)'; there are " + knownKinds.joined(separator: ", ")
                diagnostics.append(
                    Diagnostic(DiagnosticID("unknown-kind"), .warning, message, at: declaration.location))
            }
        }
    }
}

extension LiveSelection.Choice {
    fileprivate var order: [String] { [declaration.module ?? "", declaration.name, kind.name] }
}
