import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

extension DoubleWriter {
    /// Writes the types that `outputs` share into `folder`, or adds what existing files lack.
    ///
    /// - Parameter names: What the target has already, in whatever folder.
    mutating func writeSupport(
        _ outputs: [DoubleGenerator.Output], in folder: String, besides names: TargetNames
    ) -> Bool {
        do throws(TemplateError) {
            var isComplete = true
            let format = fileFormat(folder)
            let module = modules.module(ofFileAt: Path.join(folder, "any.swift"))
            var setting = SupportSetting(ofFilesIn: folder, module: module, generator.index, &modules)
            setting.wakes = holdsPause(folder)
            for file in try generator.supportFiles(for: outputs, in: setting, format: format) {
                let usual = Path.join(folder, file.name + ".swift")
                let declaring = names.file(declaring: file.name)
                let path = declaring ?? usual
                try warnOfOutdated(file, at: path, format)
                if let change = try addition(to: path, file.form, format) {
                    isComplete = extend(change) && isComplete
                } else if declaring != nil, path != usual {
                    results.append(FileResult(path: path, isNew: false, isSupport: true, change: nil))
                } else if let other = names.file(calledLike: path) {
                    session.console.report(.fileTaken(path, by: other))
                    isComplete = false
                } else {
                    let isWritten = write(path, isSupport: true) { () throws(TemplateError) in file.bytes }
                    isComplete = isWritten && isComplete
                }
            }
            return isComplete
        } catch {
            session.console.report(error.diagnostic)
            return false
        }
    }

    /// Whether the module of the files in `folder` has an `Eventually` that locks wake, in the sources read or in that
    /// folder.
    private mutating func holdsPause(_ folder: String) -> Bool {
        let path = Path.join(folder, SupportType.eventually.fileName + ".swift")
        if let module = modules.module(ofFileAt: path), generator.index.holdsPause(module) { return true }
        guard session.files.exists(path), let bytes = try? session.files.contents(of: path) else { return false }
        let source = SourceText(path: path, bytes: bytes)
        return FileDeclarations(parsing: source).types.contains(where: \.holdsPause)
    }

    /// Warns where a file for the types of `file` is at `path`, and is one of an earlier version: what new doubles need of
    /// them may not be there.
    private func warnOfOutdated(
        _ file: DoubleGenerator.SupportFile, at path: String, _ format: FileFormat
    ) throws(TemplateError) {
        guard let type = file.form.types.first(where: { $0.extended == nil }), session.files.exists(path),
            let bytes = try? session.files.contents(of: path), bytes != file.bytes
        else { return }
        var library = generator.library
        try TemplateFolder.addFormer(to: &library)
        let sync = SupportSync(
            DoubleGenerator(index: generator.index, library: library, options: generator.options))
        let source = SourceText(path: path, bytes: bytes)
        guard let header = try sync.header(of: source, type) else { return }
        let demand = SupportSync.Demand(in: file.form.setting, format: format)
        guard case .changed(_, .text) = try sync.outcome(of: source, type, demand) else { return }
        session.console.report(SyncFinding.outdatedSupport(path, .text, at: header).diagnostic(.warning))
    }

    /// The change of the file at `path` if it lacks an extension that doubles need; `nil` if it stays.
    private func addition(
        to path: String, _ form: SupportForm, _ format: FileFormat
    ) throws(TemplateError) -> FileChange? {
        let extensions = form.types.filter { $0.extended != nil }
        guard !extensions.isEmpty, session.files.exists(path), let bytes = try? session.files.contents(of: path)
        else { return nil }
        let source = SourceText(path: path, bytes: bytes)
        let index = DeclarationIndex([FileDeclarations(parsing: source)])
        let isMissing = extensions.contains { type in !index.declares(type) { _, _, _ in true } }
        let sync = SupportSync(generator)
        guard isMissing, try sync.header(of: source, .locked) != nil else { return nil }
        let demand = SupportSync.Demand(types: form.types, in: form.setting, format: format)
        switch try sync.outcome(of: source, .locked, demand) {
        case .current: return nil
        case .changed(let new, _): return FileChange(replacing: path, bytes, with: new)
        case .conflict(let place):
            session.console.report(SyncFinding.editedSupport(.locked, path, at: place).diagnostic(.warning))
            return nil
        }
    }

    private mutating func extend(_ change: FileChange) -> Bool {
        do throws(FileError) {
            if !mode.isDryRun, try session.files.replace(change.path, change.old, change.new) == .changedMeanwhile {
                session.console.report(.changedMeanwhile(change.path))
                return false
            }
            results.append(FileResult(path: change.path, isNew: false, isSupport: true, change: change))
            return true
        } catch {
            session.console.report(error.diagnostic)
            return false
        }
    }
}

extension SupportSetting {
    /// What the module of the files in `folder` has.
    init(
        ofFilesIn folder: String, module: String?, _ index: DeclarationIndex, _ modules: inout ModuleFinder
    ) {
        let path = Path.normalized(Path.join(modules.files.currentFolder(), Path.join(folder, "any.swift")))
        let home = modules.home(ofFileAt: path)
        let isTest = home?.isTests ?? true
        let importsTesting = module != nil && index.files.contains { $0.module == module && $0.importsTesting }
        self.init(
            wakes: index.holdsPause(module),
            statesNonisolated: home == nil || modules.settings(ofFileAt: path).isMainActorByDefault,
            recordsIssues: isTest || importsTesting)
    }
}

extension FileDeclarations {
    /// Whether it imports what records issues.
    var importsTesting: Bool { imports.contains { ["Testing", "XCTest"].contains($0.module) } }
}

extension Diagnostic {
    /// The file at `path`, which doubles need, can't be written beside `other`.
    fileprivate static func fileTaken(_ path: String, by other: String) -> Diagnostic {
        Diagnostic(
            DiagnosticID("name-taken"), .error,
            "the doubles need '\(Path.name(of: path))', and this file of the target has that name; rename it",
            at: SourceLocation(path: other))
    }
}

extension SupportType {
    /// The names of all types that doubles share, each of which has a file.
    static let fileNames = Set(allCases.map(\.fileName))
}
