import UnderstudySemantics

/// Finds the modules of files, reading each manifest once.
struct ModuleFinder {
    /// A package and where it is.
    struct Package: Sendable {
        /// The absolute path of the folder with the manifest.
        let folder: String
        let layout: PackageLayout
    }

    /// The module and settings that the files of one folder share.
    private struct Place {
        let module: String?
        let settings: ModuleSettings
    }

    private let files: FileSystem
    private let currentFolder: String
    /// What is known of the files of each folder, as the folder was written.
    private var places: [String: Place] = [:]
    /// The package of each folder asked about; `nil` where there is none.
    private var packages: [String: Package?] = [:]

    init(files: FileSystem) {
        self.files = files
        currentFolder = files.currentFolder()
    }

    /// `sources` with their modules, as determined by their folders.
    mutating func assignModules(to sources: [SourceFile]) -> [SourceFile] {
        sources.map { source in
            if source == .standardInput { return source }
            let place = place(of: Path.folder(of: source.path))
            return SourceFile(path: source.path, module: place.module, settings: place.settings)
        }
    }

    /// The name of the module that the file at `path` belongs to; all files of a folder are of one module.
    mutating func module(ofFileAt path: String) -> String? {
        place(of: Path.folder(of: path)).module
    }

    /// What the settings of the package around the file at `path` change.
    mutating func settings(ofFileAt path: String) -> ModuleSettings {
        place(of: Path.folder(of: path)).settings
    }

    private mutating func place(of written: String) -> Place {
        if let known = places[written] { return known }
        let folder = Path.normalized(Path.join(currentFolder, written))
        let package = package(around: folder)
        let place = Place(
            module: Self.module(ofFilesIn: folder, of: package), settings: package?.layout.settings ?? ModuleSettings())
        places[written] = place
        return place
    }

    /// The name of the module that the files in `folder` belong to.
    private static func module(ofFilesIn folder: String, of package: Package?) -> String? {
        let file = Path.join(folder, "any.swift")
        if let package, let rest = Path.relative(file, to: package.folder),
            let target = package.layout.target(ofFileAt: rest)
        {
            return target.moduleName
        }
        return PackageLayout.conventionalModule(ofFileAt: file)
    }

    /// The manifests read so far, in the order of their paths.
    var manifests: [String] {
        Set(packages.values.compactMap { $0.map { Path.join($0.folder, "Package.swift") } }).sorted()
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
}
