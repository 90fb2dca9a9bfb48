import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// What a build says about owned doubles that don't fit their protocols any more.
enum LiveDrift {
    /// The findings of `check` for the doubles in the tests' module, as severe as the configuration wants them.
    static func find(
        _ request: LiveCommand.Request, _ index: DeclarationIndex, _ library: TemplateLibrary
    ) throws(TemplateError) -> [Diagnostic] {
        var options = DoubleOptions()
        options.defaultValues = request.configuration.defaults
        options.style = request.style.name
        let finder = DriftFinder(index: index, library: library, options: options)
        let severity: Severity = request.configuration.drift == .error ? .error : .warning
        return try finder.diagnostics(severity, in: request.tests.name)
    }
}
