import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

/// Gives the existing locks of a module what its new helpers need.
struct LockWaking {
    private let folder: String
    private let generator: DoubleGenerator
    private let format: FormatSource
    private let session: Session

    /// - Parameter folder: The folder with `Eventually.swift`.
    init(around folder: String, _ generator: DoubleGenerator, _ format: FormatSource, in session: Session) {
        (self.folder, self.generator, self.format, self.session) = (folder, generator, format, session)
    }

    /// The changes after which the locks have `types`, where none is left alone for a reason that was reported; `nil` if a
    /// file can't be written.
    func add(_ types: Set<SupportType>) throws(TemplateError) -> [FileChange]? {
        try changes(besides: SupportType.locked, adding: types)
    }

    /// The changes after which the locks wake the new `eventually`; `nil` if a file can't be written.
    func perform() throws(TemplateError) -> [FileChange]? {
        wakes ? try changes(besides: SupportType.eventually, adding: []) : []
    }

    private func changes(
        besides helper: SupportType, adding types: Set<SupportType>
    ) throws(TemplateError) -> [FileChange]? {
        var changes: [FileChange] = []
        for path in locks(ofModuleAround: Path.join(folder, helper.fileName + ".swift")) {
            guard let bytes = try? session.files.contents(of: path) else { continue }
            guard let made = try change(SourceText(path: path, bytes: bytes), types) else { return nil }
            changes += made
        }
        return changes
    }

    /// The paths of the files with locks in the module that `file` belongs to.
    private func locks(ofModuleAround file: String) -> [String] {
        session.sources(ofModuleAround: file, in: folder).filter { path in
            Path.name(of: path) == SupportType.locked.fileName + ".swift"
                && [session.packageFolder, folder].contains { session.files.leads(path, into: $0) }
        }
    }

    /// Whether the folder has an `Eventually` that locks wake.
    private var wakes: Bool {
        let file = Path.join(folder, SupportType.eventually.fileName + ".swift")
        let text = (try? session.files.contents(of: file)).map { SourceText(path: file, bytes: $0) }
        return text.map { FileDeclarations(parsing: $0).types.contains(where: \.holdsPause) } ?? false
    }

    private func change(_ source: SourceText, _ types: Set<SupportType>) throws(TemplateError) -> [FileChange]? {
        let sync = SupportSync(generator)
        if try sync.header(of: source, .locked) == nil { return [] }
        let demand = SupportSync.Demand(
            types: types, in: SupportSetting(wakes: wakes, statesNonisolated: false),
            format: FormatFile.format(for: Path.folder(of: source.path), usual: format.usual, in: session.files))
        switch try sync.outcome(of: source, .locked, demand) {
        case .current: return []
        case .conflict(let place):
            session.console.report(SyncFinding.editedSupport(.locked, source.path, at: place).diagnostic(.warning))
            return []
        case .changed(let new, _):
            do throws(FileError) {
                guard try session.files.replace(source.path, source.bytes, new) != .changedMeanwhile else {
                    session.console.report(.changedMeanwhile(source.path))
                    return nil
                }
                return [FileChange(replacing: source.path, source.bytes, with: new)]
            } catch {
                session.console.report(error.diagnostic)
                return nil
            }
        }
    }
}

extension Session {
    /// The paths of the files of the module that a file at `path`, in `folder`, belongs to.
    func sources(ofModuleAround path: String, in folder: String) -> [String] {
        var modules = ModuleFinder(files: files)
        let module = modules.module(ofFileAt: path)
        let current = files.currentFolder()
        var root = folder
        if let package = modules.package(around: Path.normalized(Path.join(current, folder))),
            let inside = Path.relative(Path.normalized(Path.join(current, path)), to: package.folder),
            let target = package.layout.target(ofFileAt: inside)
        {
            let whole = Path.join(package.folder, package.layout.folder(of: target))
            root = Path.relative(whole, to: Path.normalized(current)) ?? whole
        }
        let (sources, _) = SourcePaths.collect([root], files: files)
        // The manifest comes with the sources, so a target's folder may be anywhere.
        return sources.map(\.path).filter { modules.module(ofFileAt: $0) == module }
    }
}
