/// Why nothing can be used of what the compiler noted.
enum IndexProblem: Error {
    /// None was found.
    case noStore
    /// The folder that was named is not there.
    case noFolder(String)
    /// The folder holds no index.
    case isNoStore(String)
    /// The folder holds indexes of other formats than the library reads.
    case otherFormat(String, [String], Int)
    /// The library refused it.
    case unusableStore(String, String)
    /// No toolchain was found.
    case noLibrary
    /// The library can't be opened, or is another one.
    case unusableLibrary(String, String)
    /// It is of other files; one of them.
    case foreign(String, String?)
    /// All files have changed since.
    case outdated(String)
    /// Its files are incomplete.
    case damaged(String)

    /// What to say, in one line.
    var text: String { reason + "; only the sources are used" }

    private var reason: String {
        switch self {
        case .noStore:
            "there is no index of this package: build it with 'swift build --build-tests', or name one with "
                + "--index-store-path"
        case .noFolder(let path): "there is no folder '\(path)'"
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
