import UnderstudySemantics

/// Finds the modules of files, reading each manifest once.
struct ModuleFinder {
    /// A package with its location.
    struct Package: Sendable {
        /// The absolute path of the folder with the manifest.
        let folder: String
        let layout: PackageLayout
    }

    /// The module and settings that the files of one folder share.
    private struct Place {
        let module: String?
        let settings: ModuleSettings
        /// Whether there is no manifest nearby, so that only the folders' names are known.
        let isGuessed: Bool
        /// Whether an Xcode project around it may have a target for each file, as no manifest has one.
        var mayBeInProject = false
    }

    let files: FileSystem
    private let currentFolder: String
    /// What is known about the files of each folder, by the folder's path as written.
    private var places: [String: Place] = [:]
    /// The most recent lookup, since files come folder by folder.
    private var lastPlace: (folder: String, place: Place)?
    /// The package of each folder that was looked up; `nil` if there is none.
    private var packages: [String: Package?] = [:]
    /// The Xcode project of each folder that was looked up; `nil` if there is none.
    private var projects: [String: [XcodeProject]] = [:]
    /// What descriptions of projects share.
    private var helpers = TuistHelpers()
    /// What the configuration says about modules.
    private let told: ToldModules

    /// - Parameter modules: The folders and files of modules by name, which take precedence over manifests.
    init(files: FileSystem, modules: [String: [String]] = [:]) {
        self.files = files
        currentFolder = files.currentFolder()
        told = ToldModules(modules, in: currentFolder)
    }

    /// `sources` with their modules, as determined by their folders.
    ///
    /// - Parameter roots: The paths in which the sources were found, each with all folders of an app or with none.
    mutating func assignModules(to sources: [SourceFile], in roots: [String] = []) -> [SourceFile] {
        var folders = AppFolders(roots.map { Path.normalized(Path.join(currentFolder, $0)) })
        var noted: Set<String> = []
        let assigned = sources.map { source in
            if source == .standardInput { return source }
            let folder = Path.folder(of: source.path)
            let place = place(ofFileAt: source.path)
            let told = toldModule(ofFileAt: source.path) ?? SourceFile.moduleOfInterface(source.path)
            if told == nil, place.isGuessed, noted.insert(folder).inserted { folders.note(absolute(source.path)) }
            return source.with(told ?? place.module, place.settings)
        }
        if !folders.hasSeveral { return assigned }
        return assigned.map { source in
            guard source != .standardInput, place(ofFileAt: source.path).isGuessed,
                toldModule(ofFileAt: source.path) == nil, !SourceFile.isInterface(source.path),
                let module = folders.module(ofFileAt: absolute(source.path))
            else { return source }
            return source.with(module, source.settings)
        }
    }

    private func absolute(_ path: String) -> String { Path.normalized(Path.join(currentFolder, path)) }

    private func toldModule(ofFileAt path: String) -> String? {
        told.isEmpty ? nil : told.module(ofFileAt: absolute(path))
    }

    /// The name of the module that the file at `path` belongs to; all files of a folder are in one module.
    mutating func module(ofFileAt path: String) -> String? {
        toldModule(ofFileAt: path) ?? SourceFile.moduleOfInterface(path) ?? place(ofFileAt: path).module
    }

    /// The effects of the settings of the package that contains the file at `path`.
    mutating func settings(ofFileAt path: String) -> ModuleSettings {
        place(ofFileAt: path).settings
    }

    private mutating func place(ofFileAt path: String) -> Place {
        let place = place(of: Path.folder(of: path))
        guard place.mayBeInProject, let (project, target) = projectTarget(ofFileAt: absolute(path)) else {
            return place
        }
        var settings = project.settings(of: target)
        settings.sharers = project.modules(naming: absolute(path)).subtracting([target.moduleName])
        return Place(module: target.moduleName, settings: settings, isGuessed: false)
    }

    private mutating func place(of written: String) -> Place {
        if let lastPlace, lastPlace.folder == written { return lastPlace.place }
        let place = places[written] ?? examined(written)
        lastPlace = (written, place)
        return place
    }

    private mutating func examined(_ written: String) -> Place {
        let folder = Path.normalized(Path.join(currentFolder, written))
        let package = package(around: folder)
        let target = package.flatMap { Self.target(ofFilesIn: folder, in: $0) }
        var place = Place(
            module: target?.moduleName ?? PackageLayout.conventionalModule(ofFileAt: Path.join(folder, "any.swift")),
            settings: target.flatMap { package?.layout.settings(of: $0) } ?? ModuleSettings(),
            isGuessed: package == nil)
        place.mayBeInProject = target == nil && !projects(around: folder).isEmpty
        places[written] = place
        return place
    }

    /// The target of `package` that the files in `folder` belong to.
    private static func target(ofFilesIn folder: String, in package: Package) -> ManifestTarget? {
        Path.relative(Path.join(folder, "any.swift"), to: package.folder).flatMap(package.layout.target(ofFileAt:))
    }

    /// The manifests and Xcode projects read so far, in the order of their paths.
    var manifests: [String] {
        let manifests = packages.values.compactMap { $0.map { Path.join($0.folder, "Package.swift") } }
        return Set(manifests + projects.values.joined().map(\.path)).sorted()
    }

    /// The Xcode projects around the folder at the absolute path `folder`, the nearest first, but none outside of the
    /// repository.
    mutating func projects(around folder: String) -> [XcodeProject] {
        if let known = projects[folder] { return known }
        let own = XcodeProject(in: folder, files: files, helpers: &helpers)
        let isOutermost = folder == "/" || files.exists(Path.join(folder, ".git"))
        let found = (own.map { [$0] } ?? []) + (isOutermost ? [] : projects(around: Path.folder(of: folder)))
        projects[folder] = found
        return found
    }

    /// The target of the file at the absolute path `path`, and its project: the nearest that has the file, as one that was
    /// left behind within the sources has none of them.
    mutating func projectTarget(ofFileAt path: String) -> (project: XcodeProject, target: XcodeProject.Target)? {
        projects(around: Path.folder(of: path)).lazy.compactMap { project in
            project.target(ofFileAt: path).map { (project, $0) }
        }.first
    }

    /// The package that contains the folder at the absolute path `folder`: the nearest manifest upwards.
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
