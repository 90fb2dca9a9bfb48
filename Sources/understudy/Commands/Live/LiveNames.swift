import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The names at the top level of the test module, each of which can be used once.
struct LiveNames {
    private var owners: [String: SourceLocation] = [:]

    init(of module: String, in index: DeclarationIndex) {
        for file in index.files where file.module == module {
            for declaration in file.protocols where declaration.scope.levels.isEmpty {
                owners[declaration.simpleName] = declaration.location
            }
            for alias in file.aliases where alias.scope.levels.isEmpty {
                owners[alias.simpleName] = alias.source.location(at: alias.details.name.lowerBound)
            }
            for type in file.types where type.scope.levels.isEmpty {
                owners[type.simpleName] = type.source.location(at: type.details.name.lowerBound)
            }
        }
    }

    /// Gives `output` its name, or reports what already has that name.
    mutating func take(_ output: DoubleGenerator.Output) -> Diagnostic? {
        if let owner = owners[output.name] {
            let message =
                "no '\(output.name)' is generated for '\(output.origin.name)': "
                + "the name is taken; rename one of the two"
            let note = Diagnostic(DiagnosticID("name-taken"), .note, "'\(output.name)' is taken by this", at: owner)
            return Diagnostic(
                DiagnosticID("name-taken"), .warning, message, at: output.origin.location, notes: [note])
        }
        owners[output.name] = output.origin.location
        return nil
    }
}
