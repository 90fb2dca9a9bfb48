/// Code of others that is kept among one's own, as package managers and people put it there.
enum ThirdParties {
    /// The names of folders that hold nothing else, without separators, in small letters.
    private static let names: Set<String> = ["pods", "carthage", "thirdparty", "3rdparty", "vendored", "nodemodules"]
    /// The same at the top of a package only: deeper ones may be about sellers.
    private static let topNames: Set<String> = ["vendor", "vendors"]

    /// The folder of others that contains the file at `path`; `nil` if it is one's own.
    ///
    /// - Parameter path: Relative to what was asked for, so that a folder of others can be asked for itself.
    static func folder(around path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        let number = folders.indices.first { number in
            let name = folders[number].lowercased().filter { !"-_ ".contains($0) }
            return names.contains(name) || number == folders.startIndex && topNames.contains(name)
        }
        return number.map { folders[...$0].joined(separator: "/") }
    }
}
