import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// The file of doubles that a build makes, and what there is to say about it.
struct LiveFile {
    /// The whole file; valid Swift even without a double.
    let bytes: [UInt8]
    /// Warnings, at the protocols that they are about.
    let diagnostics: [Diagnostic]

    /// Writes the doubles of the protocols that `request` chooses; one that can't be written becomes a warning.
    init(_ request: LiveCommand.Request, _ index: DeclarationIndex, _ library: TemplateLibrary) throws(TemplateError) {
        let generator = DoubleGenerator(index: index, library: library, options: request.options)
        let selection = LiveSelection(request, index, knownKinds: library.kinds(inStyle: request.style.name))
        var diagnostics = selection.diagnostics
        var outputs: [DoubleGenerator.Output] = []
        var errors: [GenerationError] = []
        var taken = LiveNames(of: request.tests.name, in: index)
        for choice in selection.choices {
            switch generator.generate(choice.kind, of: choice.declaration) {
            case .failure(let error):
                if let templateError = error.templateError { throw templateError }
                errors.append(error)
            case .success(let output):
                if let problem = taken.take(output) { diagnostics.append(problem) } else { outputs.append(output) }
            }
        }
        let needsSupport = !taken.contains("Locked")
        let body = outputs.isEmpty ? [] : try generator.file(outputs, support: needsSupport)
        bytes = Array(Self.head.utf8) + (body.isEmpty ? [] : [UInt8(ascii: "\n")] + Self.withoutOwner(body))
        self.diagnostics = diagnostics + GenerationError.diagnostics(of: errors).map(\.asWarning)
    }

    private static let head = """
        // Made by Understudy in each build, of the protocols that ask for doubles. To edit one, make it yours:
        // swift package --allow-writing-to-package-directory understudy adopt NAME

        """

    /// The file without the words that say whose its doubles are.
    private static func withoutOwner(_ file: [UInt8]) -> [UInt8] {
        let owner = Array(", yours to edit.".utf8)
        var result: [UInt8] = []
        result.reserveCapacity(file.count)
        for line in file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if !result.isEmpty || line.startIndex > 0 { result.append(UInt8(ascii: "\n")) }
            let isHeader = line.starts(with: Array("/// ".utf8)) && line.suffix(owner.count).elementsEqual(owner)
            result += isHeader ? line.dropLast(owner.count) + [UInt8(ascii: ".")] : line
        }
        return result
    }
}

extension Diagnostic {
    /// The same as a warning: a build goes on without the double.
    var asWarning: Diagnostic {
        Diagnostic(id, severity == .error ? .warning : severity, message, at: location, notes: notes)
    }
}
