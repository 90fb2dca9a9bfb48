import UnderstudySync
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// The findings of a build about owned doubles that no longer fit their protocols.
enum LiveDrift {
    /// The findings of `check` for the doubles in the tests' module, with the severity from the configuration.
    @Sendable
    static func find(
        _ request: LiveCommand.Request, in index: DeclarationIndex, library: TemplateLibrary
    ) throws(TemplateError) -> [Diagnostic] {
        try DriftFinder(index: index, library: library, options: request.options)
            .diagnostics(request.driftSeverity, in: request.tests.name)
    }
}
