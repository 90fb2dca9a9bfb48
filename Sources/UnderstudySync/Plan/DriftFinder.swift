import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// Finds where owned doubles differ from their protocols, for a command or a build to say.
public struct DriftFinder: Sendable {
    private let index: DeclarationIndex
    private let sync: DoubleSync

    /// Creates what finds drift among the doubles in `index`, written with the templates of `library`.
    public init(index: DeclarationIndex, library: TemplateLibrary, options: DoubleOptions = DoubleOptions()) {
        self.index = index
        sync = DoubleSync(index: index, library: library, options: options)
    }

    /// One diagnostic a difference, at the line of the double to change; none where all doubles are up to date.
    ///
    /// - Parameter module: The module whose doubles are looked at; `nil` for those of all modules.
    public func diagnostics(
        _ severity: Severity = .warning, in module: String? = nil
    ) throws(TemplateError) -> [Diagnostic] {
        try plans(in: module).flatMap { $0.drift.map { $0.diagnostic(severity) } }
    }

    /// What it takes to bring each double up to date.
    ///
    /// - Parameter module: The module whose doubles are looked at; `nil` for those of all modules.
    public func plans(in module: String? = nil) throws(TemplateError) -> [SyncPlan] {
        let doubles = index.ownedDoubles()
        var plans: [SyncPlan] = []
        for double in doubles where module == nil || double.type.module == module {
            // A build reads what protocols need, and not all that initialisers take.
            if module != nil, TestSubject.Form(rawValue: double.kind) != nil { continue }
            plans.append(try sync.plan(double))
        }
        return plans
    }
}
