import Foundation
import IndexStoreReading

/// A package, and what the store knows of its files.
struct Package {
    let name: String
    let units: [IndexStore.Unit]

    /// The packages that `arguments` name, sorted by name; those without a built file are left out.
    static func find(_ arguments: Arguments, _ units: [IndexStore.Unit]) -> [Package] {
        var folders = arguments.packages
        for parent in arguments.parents {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
            folders += names.map { parent + "/" + $0 }
        }
        let packages = folders.map { folder in
            let url = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath()
            return Package(name: url.lastPathComponent, units: units.filter { isSource($0.file, of: url.path) })
        }
        return packages.filter { !$0.units.isEmpty && (arguments.only.isEmpty || arguments.only.contains($0.name)) }
            .sorted { $0.name.lowercased() < $1.name.lowercased() }
    }

    /// Whether `file` is a source of the package in `folder`: neither a test nor something that its build wrote.
    private static func isSource(_ file: String, of folder: String) -> Bool {
        guard file.hasPrefix(folder + "/") else { return false }
        let path = file.dropFirst(folder.count + 1).split(separator: "/").dropLast()
        return !path.contains { $0 == "Tests" || $0.hasPrefix(".") }
    }
}
