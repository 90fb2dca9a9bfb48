import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

#if Drift
import UnderstudySync
#endif

/// What a build from source says of owned doubles that no longer fit their protocols.
enum LiveDrift {
    #if Drift
    /// The findings of `check` for the doubles in the tests' module, with the severity from the configuration.
    @Sendable
    static func find(
        _ request: LiveCommand.Request, in index: DeclarationIndex, library: TemplateLibrary
    ) throws(TemplateError) -> [Diagnostic] {
        try DriftFinder(index: index, library: library, options: request.options)
            .diagnostics(request.driftSeverity, in: request.tests.name)
    }
    #else
    /// Nothing, as comparing takes half as much code again; that it is missing, where the build depends on it.
    @Sendable
    static func find(
        _ request: LiveCommand.Request, _: DeclarationIndex, _: TemplateLibrary
    ) throws(TemplateError) -> [Diagnostic] {
        guard request.driftSeverity == .error else { return [] }
        let message =
            "the configuration says \"drift\": \"error\", but this build compares no doubles with their protocols; "
            + "write 'traits: [\"Drift\"]' at understudy's '.package(…)' in Package.swift"
        return [Diagnostic(DiagnosticID("drift-not-built"), .error, message)]
    }
    #endif
}
