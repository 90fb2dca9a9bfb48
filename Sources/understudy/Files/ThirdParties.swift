/// Code of others that is kept among one's own, as package managers and people put it there.
enum ThirdParties {
    /// The names of folders that hold nothing else, without separators, in small letters.
    private static let names: Set<String> = ["pods", "carthage", "thirdparty", "3rdparty", "vendored", "nodemodules"]
    /// The same right in the folder of a package only: deeper ones may be about sellers.
    private static let topNames: Set<String> = ["vendor", "vendors"]

    /// The folder of others that contains the file at `path`; `nil` if it is one's own.
    ///
    /// - Parameters:
    ///   - path: An absolute path.
    ///   - root: The folder that was asked for, so that a folder of others can be asked for itself.
    ///   - package: The folder of the package.
    static func folder(around path: String, in root: String, package: String) -> String? {
        guard let folders = Path.relative(path, to: root)?.split(separator: "/").dropLast() else { return nil }
        var outer = root
        for folder in folders {
            let name = folder.lowercased().filter { !"-_ ".contains($0) }
            let inner = Path.join(outer, String(folder))
            if names.contains(name) || outer == package && topNames.contains(name) { return inner }
            outer = inner
        }
        return nil
    }
}
