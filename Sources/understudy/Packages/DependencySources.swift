/// The packages that a package depends on: those whose sources are there, and those whose are not.
struct DependencySources {
    /// The folders with the sources of other packages that the targets of the package depend on.
    private(set) var folders: [String] = []
    /// The names of packages that are not checked out.
    private(set) var missing: [String] = []

    /// Those of no package.
    static let none = DependencySources()

    private init() {}

    /// The folders of a package in which SwiftPM and Xcode keep the sources of others.
    private static let places = [".build/checkouts", "SourcePackages/checkouts"]
    private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

    /// Finds those of the package in `folder`.
    ///
    /// Packages are found by the names of their folders, which are the last components of their addresses.
    init(ofPackageAt folder: String, files: FileSystem) {
        guard let manifest = try? files.contents(of: Path.join(folder, "Package.swift")) else { return }
        let packages = ManifestScan.packages(in: manifest)
        if packages.isEmpty { return }
        let wanted = Self.packages(neededBy: ManifestScan.targets(in: manifest))
        let place = Self.places.map { Path.join(folder, $0) }.first(where: files.exists)
        let entries = place.flatMap { try? files.entries($0) } ?? []
        let checkedOut = entries.filter { $0.kind == .folder && wanted.contains($0.name.lowercased()) }.map(\.name)
        folders = checkedOut.map { Self.sources(in: Path.join(place ?? folder, $0), files: files) }
        let known = Set(checkedOut.map { $0.lowercased() })
        let root = Path.normalized(Path.join(files.currentFolder(), folder))
        for package in packages {
            switch package {
            case .remote(let name):
                let identity = name.lowercased()
                if wanted.contains(identity), !known.contains(identity) { missing.append(name) }
            case .local(let path):
                let local = Path.join(folder, path)
                let absolute = Path.normalized(Path.join(root, path))
                if absolute != root, !Path.isWithin(absolute, root), files.exists(local) {
                    folders.append(Self.sources(in: local, files: files))
                }
            }
        }
    }

    /// The names of the packages, in lower case; a product without a package may be in one of the same name.
    private static func packages(neededBy targets: [ManifestTarget]) -> Set<String> {
        let own = Set(targets.map(\.name))
        let dependencies = targets.flatMap(\.dependencies).filter { $0.package != nil || !own.contains($0.name) }
        return Set(dependencies.map { ($0.package ?? $0.name).lowercased() })
    }

    private static func sources(in package: String, files: FileSystem) -> String {
        sourceFolders.map { Path.join(package, $0) }.first(where: files.exists) ?? package
    }
}
