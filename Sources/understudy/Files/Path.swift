/// Paths as texts: nothing here asks the file system.
enum Path {
    /// `path` without empty and `.` parts, and without `..` where a named part stands before it.
    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        let isAbsolute = path.hasPrefix("/")
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        if isAbsolute { return "/" + joined }
        return joined.isEmpty ? "." : joined
    }

    /// `path` without empty and `.` parts; `..` stays, since what is before it may be a link.
    static func tidied(_ path: String) -> String {
        let joined = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        if path.hasPrefix("/") { return "/" + joined }
        return joined.isEmpty ? "." : joined
    }

    /// `path`, which starts in `folder` unless it is absolute.
    static func join(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") || folder == "." || folder.isEmpty { return path }
        if path == "." { return folder }
        return folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }

    /// The folder that `path` lies in.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of `path`.
    static func name(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The rest of `path` within `folder`; `nil` when it lies elsewhere.
    static func relative(_ path: String, to folder: String) -> String? {
        if folder == "." { return path.hasPrefix("/") || path.hasPrefix("../") ? nil : path }
        var rest = path.utf8[...]
        guard rest.starts(with: folder.utf8) else { return nil }
        rest = rest.dropFirst(folder.utf8.count)
        if folder.utf8.last != UInt8(ascii: "/") {
            guard rest.first == UInt8(ascii: "/") else { return nil }
            rest = rest.dropFirst()
        }
        return String(Substring(rest))
    }
}
