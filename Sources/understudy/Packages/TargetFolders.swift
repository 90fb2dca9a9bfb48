/// The folders of the targets that manifests declare.
final class TargetFolders: CompiledFolders {
    private var modules: ModuleFinder
    private let currentFolder: String

    /// Reads manifests with `files`.
    init(files: FileSystem) {
        modules = ModuleFinder(files: files)
        currentFolder = files.currentFolder()
    }

    /// Whether a target contains what is at `path`.
    ///
    /// Without a manifest, a folder beside Swift files belongs to the same target as these.
    func contain(_ path: String, besides entries: [FolderEntry]) -> Bool {
        let place = Path.normalized(Path.join(currentFolder, path))
        let folder = SourceFile.isSwift(path) ? Path.folder(of: place) : place
        guard let package = modules.package(around: Path.folder(of: place)) else {
            return entries.contains { $0.kind == .file && SourceFile.isSwift($0.name) }
        }
        guard let rest = Path.relative(Path.join(folder, "any.swift"), to: package.folder) else { return false }
        return package.layout.target(ofFileAt: rest) != nil
    }
}
