import Foundation
import UnderstudyIndex

/// A package, and what the store knows of its files.
struct Package {
    let name: String
    let units: [IndexUnit]

    /// The packages that `arguments` name, sorted by name; those without a built file are left out.
    static func find(_ arguments: Arguments, _ units: [IndexUnit]) -> [Package] {
        var folders = arguments.packages
        for parent in arguments.parents {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
            folders += names.map { parent + "/" + $0 }
        }
        let packages = folders.map { folder in
            let url = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath()
            return Package(
                name: url.lastPathComponent,
                units: units.filter { isSource($0.file, of: url.path, arguments.includesTests) })
        }
        return packages.filter { !$0.units.isEmpty && (arguments.only.isEmpty || arguments.only.contains($0.name)) }
            .sorted { $0.name.lowercased() < $1.name.lowercased() }
    }

    /// Whether `file` is a source of the package in `folder`: nothing that its build wrote, and no test unless these
    /// count.
    private static func isSource(_ file: String, of folder: String, _ includesTests: Bool) -> Bool {
        guard file.hasPrefix(folder + "/") else { return false }
        let path = file.dropFirst(folder.count + 1).split(separator: "/").dropLast()
        return !path.contains { $0 == "Tests" && !includesTests || $0.hasPrefix(".") }
    }
}
