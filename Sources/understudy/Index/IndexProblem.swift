/// Why the compiler's index can't be used.
enum IndexProblem: Error {
    /// None was found.
    case noStore
    /// The given folder does not exist.
    case noFolder(String)
    /// The index came with the sources.
    case tracked(String)
    /// The folder contains no index.
    case isNoStore(String)
    /// The folder contains indexes of formats other than the one that the library reads.
    case otherFormat(String, [String], Int)
    /// The library can't open the index.
    case unusableStore(String, String)
    /// No toolchain was found.
    case noLibrary
    /// The library can't be opened, or is not the expected one.
    case unusableLibrary(String, String)
    /// The index is about other files; one of them.
    case foreign(String, String?)
    /// All files have changed since the build.
    case outdated(String)
    /// Its files are incomplete.
    case damaged(String)

    /// The message, in one line.
    var text: String { reason + "; only the sources are used" }

    private var reason: String {
        switch self {
        case .noStore:
            "there is no index of this package: build it with 'swift build --build-tests', or name one with "
                + "--index-store-path"
        case .noFolder(let path): "there is no folder '\(path)'"
        case .tracked(let path):
            "the index '\(path)' is part of the repository, not of a build on this machine: to use it, name it with "
                + "--index-store-path"
        case .isNoStore(let path): "'\(path)' contains no index: it has no folder such as 'v5'"
        case .otherFormat(let path, let formats, let version):
            "'\(path)' holds an index of the format \(formats.joined(separator: ", ")), but the library reads v\(version): "
                + "name that of the toolchain that built it with --index-store-library"
        case .unusableStore(let path, let reason): "the index '\(path)' can't be opened: \(reason)"
        case .noLibrary:
            "the toolchain's \(IndexLibrarySearch.name) was not found: name it with --index-store-library"
        case .unusableLibrary(let path, let reason): "'\(path)' is not a library that reads indexes: \(reason)"
        case .foreign(let path, let file):
            "the index '\(path)' knows none of these sources" + (file.map { ", but files such as '\($0)'" } ?? "")
        case .outdated(let path): "all sources have changed since the index '\(path)' was written: build again"
        case .damaged(let path): "the index '\(path)' is damaged or incomplete: build again"
        }
    }
}
