import Foundation

/// The Swift files of a folder.
struct SwiftFiles {
    /// The folder as given, or that of the file given.
    let folder: String
    /// The paths relative to the folder, sorted.
    let paths: [String]

    /// Finds the files below `path`, without hidden folders, `.build` with them, and links; or takes the file `path`.
    init(_ path: String) throws {
        let url = URL(fileURLWithPath: path)
        if try Self.type(of: path) == .typeRegular {
            folder = path.contains("/") ? url.deletingLastPathComponent().relativePath : "."
            paths = [url.lastPathComponent]
        } else {
            var found: [String] = []
            try Self.collect(path, relative: "", into: &found)
            folder = path
            paths = found.sorted()
        }
    }

    /// A path of these as it can be opened.
    func place(of path: String) -> String {
        folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }

    private static func collect(_ folder: String, relative: String, into found: inout [String]) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !name.hasPrefix(".") {
            let path = folder + "/" + name
            let inner = relative.isEmpty ? name : relative + "/" + name
            switch try type(of: path) {
            case .typeDirectory?: try collect(path, relative: inner, into: &found)
            case .typeRegular?: if name.hasSuffix(".swift") { found.append(inner) }
            default: break
            }
        }
    }

    private static func type(of path: String) throws -> FileAttributeType? {
        try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    }
}
