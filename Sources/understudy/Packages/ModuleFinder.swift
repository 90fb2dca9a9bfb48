import UnderstudySemantics

/// Finds the modules of files, reading each manifest once.
struct ModuleFinder {
    /// A package and where it is.
    struct Package: Sendable {
        /// The absolute path of the folder with the manifest.
        let folder: String
        let layout: PackageLayout
    }

    private let files: FileSystem
    private let currentFolder: String
    /// The module of the files of each folder, as the folder was written.
    private var modules: [String: String?] = [:]
    /// What the settings of the package around each folder change, as the folder was written.
    private var settings: [String: ModuleSettings] = [:]
    /// The package of each folder asked about; `nil` where there is none.
    private var packages: [String: Package?] = [:]

    init(files: FileSystem) {
        self.files = files
        currentFolder = files.currentFolder()
    }

    /// The name of the module that the file at `path` belongs to; all files of a folder are of one module.
    mutating func module(ofFileAt path: String) -> String? {
        let written = Path.folder(of: path)
        if let known = modules[written] { return known }
        let folder = Path.normalized(Path.join(currentFolder, written))
        let module = module(ofFilesIn: folder)
        modules[written] = .some(module)
        return module
    }

    private mutating func module(ofFilesIn folder: String) -> String? {
        let file = Path.join(folder, "any.swift")
        if let package = package(around: folder),
            let rest = Path.relative(file, to: package.folder),
            let target = package.layout.target(ofFileAt: rest)
        {
            return target.moduleName
        }
        return PackageLayout.conventionalModule(ofFileAt: file)
    }

    /// The package that the folder at the absolute path `folder` is in: the nearest manifest upwards.
    mutating func package(around folder: String) -> Package? {
        if let known = packages[folder] { return known }
        var package: Package?
        if let manifest = try? files.contents(of: Path.join(folder, "Package.swift")) {
            package = Package(folder: folder, layout: PackageLayout(manifest: manifest))
        } else if folder != "/" {
            package = self.package(around: Path.folder(of: folder))
        }
        packages[folder] = .some(package)
        return package
    }

    /// `sources` with the modules that their folders tell.
    mutating func assignModules(to sources: [SourceFile]) -> [SourceFile] {
        sources.map { source in
            if source == .standardInput { return source }
            let module = module(ofFileAt: source.path)
            return SourceFile(path: source.path, module: module, settings: settings(ofFileAt: source.path))
        }
    }

    /// What the settings of the package around the file at `path` change.
    mutating func settings(ofFileAt path: String) -> ModuleSettings {
        let written = Path.folder(of: path)
        if let known = settings[written] { return known }
        let folder = Path.normalized(Path.join(currentFolder, written))
        let found = package(around: folder)?.layout.settings ?? ModuleSettings()
        settings[written] = found
        return found
    }
}
