import UnderstudySync
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// What a build says about owned doubles that don't fit their protocols any more.
enum LiveDrift {
    /// The findings of `check` for the doubles in the tests' module, as severe as the configuration wants them.
    static func find(
        _ request: LiveCommand.Request, _ index: DeclarationIndex, _ library: TemplateLibrary
    ) throws(TemplateError) -> [Diagnostic] {
        let severity: Severity = request.configuration.drift == .error ? .error : .warning
        return try DriftFinder(index: index, library: library, options: request.options)
            .diagnostics(severity, in: request.tests.name)
    }
}
