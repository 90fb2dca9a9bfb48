import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// Writes new doubles, to files or to standard output.
struct DoubleWriter {
    let generator: DoubleGenerator
    let session: Session
    let mode: Mode
    /// The source of the files' indentation and line length.
    let format: FormatSource
    var modules: ModuleFinder
    /// The results, file by file.
    var results: [FileResult] = []
    /// The files of each target that doubles were written into, by its key.
    private var targetFiles: [String: (key: String, paths: [String], module: String?)] = [:]
    /// What was written for doubles.
    private var texts: [(key: RenderedTexts.Key, text: RenderedTexts.Text)] = []

    /// The result for one file.
    struct FileResult {
        let path: String
        let isNew: Bool
        /// Whether it contains types that doubles share.
        let isSupport: Bool
        /// The change; `nil` if the file stayed as it was.
        var change: FileChange?
        /// Whether it existed, and got what new doubles need.
        var isExtended: Bool { isSupport && !isNew && change != nil }
    }

    /// How to treat files.
    struct Mode: Sendable {
        /// Whether nothing is written.
        var isDryRun = false
        /// Whether existing doubles are replaced.
        var replaces = false
        /// Whether what is replaced is printed.
        var printsDiff = true
    }

    init(generator: DoubleGenerator, session: Session, mode: Mode = Mode(), format: FormatSource = .file) {
        self.format = format
        modules = ModuleFinder(files: session.files)
        self.generator = generator
        self.session = session
        self.mode = mode
    }

    /// Prints `outputs` as one valid file.
    ///
    /// - Returns: Whether every double is in it.
    func print(_ outputs: [DoubleGenerator.Output]) throws(TemplateError) -> Bool {
        let (outputs, problems) = outputs.withDistinctNames
        session.console.report(problems)
        guard !outputs.isEmpty else { return problems.isEmpty }
        session.console.write(
            try generator.file(outputs, support: true, format: fileFormat(session.packageFolder)))
        return problems.isEmpty
    }

    /// Writes one file per double, and the support types next to them.
    ///
    /// - Returns: Whether every double has a file now, or had one before.
    mutating func write(_ outputs: [DoubleGenerator.Output], _ placement: inout DoublePlacement) -> Bool {
        var isComplete = true
        var targets: [String: Target] = [:]
        let names = Set(outputs.map(\.name))
        for output in outputs {
            switch placement.folder(for: output.origin) {
            case .success(let folder):
                let (key, paths, module) = files(besides: folder)
                var target =
                    targets[key]
                    ?? Target(
                        names: TargetNames(
                            names.union(SupportType.fileNames), in: paths, module: module, files: session.files))
                isComplete = write(output, in: folder, &target) && isComplete
                targets[key] = target
            case .failure(let error):
                session.console.report(error.diagnostic)
                isComplete = false
            }
        }
        for (_, target) in targets.sorted(by: { $0.key < $1.key }) {
            guard let folder = target.folder else { continue }
            isComplete = writeSupport(target.outputs, in: folder, besides: target.names) && isComplete
        }
        if !mode.isDryRun {
            session.files.removeLeftovers(of: results.map(\.path))
            RenderedTexts(in: session).keep(texts)
        }
        return isComplete
    }

    /// What one target has and gets.
    private struct Target {
        var names: TargetNames
        /// The first of the folders that get doubles.
        var folder: String?
        var outputs: [DoubleGenerator.Output] = []
    }

    private mutating func write(_ output: DoubleGenerator.Output, in folder: String, _ target: inout Target) -> Bool {
        let path = Path.join(folder, Self.fileName(for: output.name))
        switch target.names.take(output, at: path, session.files) {
        case .exists(let place):
            keep(output.name, at: place)
            return true
        case .taken(let problem):
            session.console.report(problem)
            return false
        case nil: break
        }
        target.folder = min(target.folder ?? folder, folder)
        // A double that stays may have the form of an earlier version, and need other types.
        if mode.replaces || !session.files.exists(path) { target.outputs.append(output) }
        let generator = generator
        let module = modules.module(ofFileAt: path)
        let format = fileFormat(folder)
        let isComplete = write(path) { () throws(TemplateError) in
            try generator.file([output], support: false, in: module, format: format)
        }
        if let result = results.last, result.path == path, result.isNew, let text = result.change?.new,
            !output.hasOwnCondition
        {
            let key = RenderedTexts.Key(kind: output.kind.name, protocolName: output.origin.name)
            texts.append((key, RenderedTexts.Text(bytes: text, defaults: output.defaults)))
        }
        return isComplete
    }

    /// The files of the target that those in `folder` belong to, and what tells it from others; where there is
    /// neither manifest nor project, those of the folder.
    private mutating func files(besides folder: String) -> (key: String, paths: [String], module: String?) {
        let currentFolder = session.files.currentFolder()
        let file = Path.normalized(Path.join(currentFolder, Path.join(folder, "any.swift")))
        let home = modules.home(ofFileAt: file)
        let key = home?.key ?? folder
        if let known = targetFiles[key] { return known }
        let shown = Path.shown(home?.folder ?? folder, from: currentFolder, package: session.packageFolder)
        var paths: [String] = []
        if (try? session.files.kind(shown)) == .folder {
            paths = SourcePaths.collect([shown], files: session.files).sources.map(\.path).filter { path in
                home == nil || modules.home(ofFileAt: Path.normalized(Path.join(currentFolder, path)))?.key == key
            }
        }
        let found = (key, paths, home?.moduleName)
        targetFiles[key] = found
        return found
    }

    /// Reports that the double called `name` is at `place`, and is not written again.
    private mutating func keep(_ name: String, at place: SourceLocation) {
        results.append(FileResult(path: place.path, isNew: false, isSupport: false, change: nil))
        session.console.report(
            Diagnostic(
                DiagnosticID("file-exists"), .warning, "'\(name)' already exists here; left unchanged", at: place))
    }

    func fileFormat(_ folder: String) -> FileFormat {
        FormatFile.format(for: folder, usual: format.usual, in: session.files)
    }

    /// The name of the file for the double called `name`: a raw identifier (SE-0451) may contain characters with a
    /// meaning in paths.
    static func fileName(for name: String) -> String {
        var characters = name.map { $0.isLetter || $0.isNumber || "_-+. ".contains($0) ? $0 : "_" }
        if characters.first == "." { characters[0] = "_" }
        return String(characters) + ".swift"
    }

    mutating func write(
        _ path: String, isSupport: Bool = false, _ bytes: () throws(TemplateError) -> [UInt8]
    ) -> Bool {
        let content: [UInt8]
        do throws(TemplateError) {
            content = try bytes()
        } catch {
            session.console.report(error.diagnostic)
            return false
        }
        do throws(FileError) {
            let isThere: Bool
            if mode.isDryRun {
                isThere = session.files.exists(path)
            } else if case .alreadyThere = try session.files.create(path, content) {
                isThere = true
            } else {
                isThere = false
            }
            if isThere, mode.replaces, !isSupport { return try replace(path, with: content) }
            let change = isThere ? nil : FileChange(creating: path, content)
            results.append(FileResult(path: path, isNew: !isThere, isSupport: isSupport, change: change))
            if isThere, !isSupport { session.console.report(Self.exists(path)) }
            return true
        } catch {
            session.console.report(error.diagnostic)
            return false
        }
    }

    /// Shows the change of the file at `path`, and replaces it.
    private mutating func replace(_ path: String, with content: [UInt8]) throws(FileError) -> Bool {
        let old = try session.files.contents(of: path)
        let change = FileChange(replacing: path, old, with: content)
        if mode.printsDiff { session.console.write(UnifiedDiff.text(change, from: session.files.currentFolder())) }
        results.append(FileResult(path: path, isNew: old != content, isSupport: false, change: change))
        if mode.isDryRun { return true }
        guard try session.files.replace(path, old, content) != .changedMeanwhile else {
            session.console.report(.changedMeanwhile(path))
            return false
        }
        return true
    }

    private static func exists(_ path: String) -> Diagnostic {
        let message = "already exists; left unchanged"
        return Diagnostic(DiagnosticID("file-exists"), .warning, message, at: SourceLocation(path: path))
    }
}
