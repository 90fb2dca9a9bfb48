import UnderstudyConversion
import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// Makes new doubles in place of those of a mocking framework.
struct FrameworkWriter {
    let generator: DoubleGenerator
    let rendering: DoubleRendering?
    let index: DeclarationIndex
    let format: FormatSource
    let session: Session

    /// Writes spies into the package of `reading`, by `templates`.
    init(_ reading: PackageReading, _ templates: TemplateChoice, in session: Session) {
        var options = templates.options
        options.isInPackage = true
        index = reading.index
        generator = DoubleGenerator(index: index, library: templates.library, options: options)
        rendering = DoubleRendering(.spy, in: index, library: templates.library, options: options)
        format = reading.configuration.format
        self.session = session
    }

    /// The double and its file, which does not exist yet; or the reason against it.
    ///
    /// - Parameters:
    ///   - told: The functions that have a closure though they return nothing.
    ///   - included: Those that have a member though they have a default implementation.
    func write(
        _ wanted: FrameworkDoubles.Wanted, telling told: Set<String> = [], including included: Set<String> = []
    ) throws(TemplateError) -> Result<(FrameworkDouble, FileChange), DiagnosticError> {
        guard let rendering else { return .failure(DiagnosticError(wanted, "there are no templates for spies")) }
        let access: AccessLevel = wanted.isShared ? .public : .internal
        let own = generator.naming(wanted.name, access: access, telling: told, including: included)
        switch own.generate(rendering.kind, of: wanted.declaration) {
        case .failure(let error):
            if let error = error.templateError { throw error }
            return .failure(DiagnosticError(error.diagnostic))
        case .success(let output):
            let folder = folder(besides: wanted.place)
            let path = Path.join(folder, output.name + ".swift")
            if session.files.exists(path) { return .failure(DiagnosticError(wanted, "'\(path)' is there already")) }
            let bytes = try own.file(
                [output], support: false, in: wanted.place.module,
                format: FormatFile.format(for: folder, usual: format.usual, in: session.files))
            let double = try FrameworkDouble(wanted.name, of: wanted.declaration, in: index, rendering)
            return .success((double, FileChange(creating: path, bytes)))
        }
    }

    /// The file of `former` in place of `change`, which creates the one with a new double.
    func file(with former: FormerDouble, _ wanted: FrameworkDoubles.Wanted, in change: FileChange) -> FileChange {
        let origin = wanted.generated?.source ?? SourceText(path: change.path, bytes: change.new)
        let imports = origin.imports.map { origin.text(in: $0.range) }
        let head = imports.isEmpty ? "" : imports.joined(separator: "\n") + "\n\n"
        return FileChange(creating: change.path, Array((head + former.text).utf8))
    }

    /// The folder `Doubles` of the target that `file` belongs to, or else beside it.
    private func folder(besides file: FileDeclarations) -> String {
        var modules = ModuleFinder(files: session.files)
        let currentFolder = session.files.currentFolder()
        let home = modules.home(ofFileAt: Path.normalized(Path.join(currentFolder, file.source.path)))
        let folder = home.map { Path.shown($0.folder, from: currentFolder, package: session.packageFolder) }
        return Path.join(folder ?? Path.folder(of: file.source.path), "Doubles")
    }

    /// The files with `inTurn` for modules that have no function of that name, each of which has one of `users`.
    func inTurn(
        for users: [String: FileDeclarations], in index: DeclarationIndex
    ) throws(TemplateError) -> [FileChange] {
        var files: [FileChange] = []
        for (place, user) in users.sorted(by: { $0.key < $1.key }) {
            let isThere = index.files.contains { file in
                file.place == place
                    && Requirement.gather(file.source[file.globals]).contains { $0.baseName == "inTurn" }
            }
            if isThere { continue }
            for file in try generator.supportFiles([.inTurn]) {
                files.append(FileChange(creating: Path.join(folder(besides: user), file.name + ".swift"), file.bytes))
            }
        }
        return files
    }
}

/// A diagnostic as an error.
struct DiagnosticError: Error {
    let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }

    init(_ wanted: FrameworkDoubles.Wanted, _ reason: String) {
        diagnostic = Diagnostic(
            DiagnosticID("not-converted"), .error, "'\(wanted.name)' was not converted: \(reason)",
            at: wanted.declaration.location)
    }
}
