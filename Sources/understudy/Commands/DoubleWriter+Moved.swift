import UnderstudySemantics
import UnderstudySyntax

/// Doubles that are in other files than those they would be written to.
extension DoubleWriter {
    /// The places of existing doubles called `names` in the target that the files of `folder` belong to, by name.
    mutating func owned(_ names: Set<String>, in folder: String) -> [String: SourceLocation] {
        let currentFolder = session.files.currentFolder()
        let file = Path.normalized(Path.join(currentFolder, Path.join(folder, "any.swift")))
        guard let package = modules.package(around: Path.folder(of: file)),
            let target = Path.relative(file, to: package.folder).flatMap(package.layout.target(ofFileAt:))
        else { return [:] }
        let root = Path.join(package.folder, package.layout.folder(of: target))
        let shown = Path.shown(root, from: currentFolder, package: session.packageFolder)
        guard (try? session.files.kind(shown)) == .folder else { return [:] }
        var found: [String: SourceLocation] = [:]
        for path in SourcePaths.collect([shown], files: session.files).sources.map(\.path) {
            guard let bytes = try? session.files.contents(of: path) else { continue }
            let source = SourceText(path: path, bytes: bytes)
            guard QuickScan.holdsOwnershipMark(source) else { continue }
            for type in FileDeclarations(parsing: source, module: target.moduleName).types
            where names.contains(type.name) && type.headerNameRange != nil {
                found[type.name] = source.location(at: type.details.name.lowerBound)
            }
        }
        return found
    }

    /// Reports that the double called `name` is at `place`, and is not written again.
    mutating func keep(_ name: String, at place: SourceLocation) {
        results.append(FileResult(path: place.path, isNew: false, isSupport: false, change: nil))
        session.console.report(
            Diagnostic(
                DiagnosticID("file-exists"), .warning, "'\(name)' already exists here; left unchanged", at: place))
    }
}
