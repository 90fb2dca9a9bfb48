/// Finds the sources of the packages that a package depends on, if they are checked out.
enum DependencySources {
    /// The folders of a package in which SwiftPM and Xcode keep them.
    private static let places = [".build/checkouts", "SourcePackages/checkouts"]
    private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

    /// The folders with the sources of other packages that the targets of the package in `folder` depend on.
    ///
    /// Packages are found by the names of their folders, which are the last components of their addresses.
    static func folders(ofPackageAt folder: String, files: FileSystem) -> [String] {
        guard let place = places.map({ Path.join(folder, $0) }).first(where: files.exists),
            let entries = try? files.entries(place),
            let manifest = try? files.contents(of: Path.join(folder, "Package.swift"))
        else { return [] }
        let wanted = packages(neededBy: ManifestScan.targets(in: manifest))
        return entries.filter { $0.kind == .folder && wanted.contains($0.name.lowercased()) }
            .map { sources(in: Path.join(place, $0.name), files: files) }
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
