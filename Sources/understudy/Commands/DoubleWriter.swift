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
    }

    init(generator: DoubleGenerator, session: Session, mode: Mode = Mode(), format: FormatSource = .file) {
        self.format = format
        modules = ModuleFinder(files: session.files)
        self.generator = generator
        self.session = session
        self.mode = mode
    }

    /// Prints `outputs` as one valid file.
    func print(_ outputs: [DoubleGenerator.Output]) throws(TemplateError) {
        guard !outputs.isEmpty else { return }
        session.console.write(
            try generator.file(outputs, support: true, format: fileFormat(session.packageFolder)))
    }

    /// Writes one file per double, and the support types next to them.
    ///
    /// - Returns: Whether every double has a file now, or had one before.
    mutating func write(_ outputs: [DoubleGenerator.Output], _ placement: inout DoublePlacement) -> Bool {
        var isComplete = true
        var folders: [String: [DoubleGenerator.Output]] = [:]
        var owned: [String: [String: SourceLocation]] = [:]
        let names = Set(outputs.map(\.name))
        for output in outputs {
            switch placement.folder(for: output.declaration) {
            case .success(let folder):
                let path = Path.join(folder, Self.fileName(for: output.name))
                if owned[folder] == nil { owned[folder] = self.owned(names, in: folder) }
                if let place = owned[folder]?[output.name],
                    session.files.resolved(place.path) != session.files.resolved(path)
                {
                    keep(output.name, at: place)
                    continue
                }
                folders[folder, default: []].append(output)
                let generator = generator
                let module = modules.module(ofFileAt: path)
                let format = fileFormat(folder)
                let isWritten = write(path) { () throws(TemplateError) in
                    try generator.file([output], support: false, in: module, format: format)
                }
                isComplete = isWritten && isComplete
            case .failure(let error):
                session.console.report(error.diagnostic)
                isComplete = false
            }
        }
        for (folder, outputs) in folders.sorted(by: { $0.key < $1.key }) {
            isComplete = writeSupport(outputs, in: folder) && isComplete
        }
        if !mode.isDryRun { session.files.removeLeftovers(of: results.map(\.path)) }
        return isComplete
    }

    func fileFormat(_ folder: String) -> FileFormat {
        FormatFile.format(for: folder, usual: format.usual, in: session.files)
    }

    /// The name of the file for the double called `name`: a raw identifier (SE-0451) may contain characters with a
    /// meaning in paths.
    private static func fileName(for name: String) -> String {
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
        session.console.write(UnifiedDiff.text(change, from: session.files.currentFolder()))
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
