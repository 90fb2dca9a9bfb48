/// Paths as texts: nothing here uses the file system.
enum Path {
    /// `path` without empty and `.` parts, and without `..` after a named part.
    static func normalized(_ path: String) -> String {
        if isNormal(path) { return path }
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

    /// Whether `path` is certainly normal: no slash is followed by a dot, another slash or the end.
    private static func isNormal(_ path: String) -> Bool {
        var isAfterSlash = true
        var isFirst = true
        for byte in path.utf8 {
            if isAfterSlash, byte == UInt8(ascii: ".") || byte == slash && !isFirst { return false }
            isAfterSlash = byte == slash
            isFirst = false
        }
        return !isAfterSlash
    }

    /// `path` without empty and `.` parts; `..` stays, since the part before it may be a link.
    static func tidied(_ path: String) -> String {
        let joined = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        if path.hasPrefix("/") { return "/" + joined }
        return joined.isEmpty ? "." : joined
    }

    /// `path`, which starts in `folder` unless it is absolute.
    static func join(_ folder: String, _ path: String) -> String {
        if path.utf8.first == slash || folder == "." || folder.isEmpty { return path }
        if path == "." { return folder }
        var joined = ""
        joined.reserveCapacity(folder.utf8.count + 1 + path.utf8.count)
        joined += folder
        if folder.utf8.last != slash { joined += "/" }
        joined += path
        return joined
    }

    /// The folder that `path` lies in.
    static func folder(of path: String) -> String {
        guard let slash = lastSlash(in: path) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of `path`.
    static func name(of path: String) -> String {
        guard let slash = lastSlash(in: path) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The rest of `path` within `folder`; `nil` if it lies elsewhere.
    static func relative(_ path: String, to folder: String) -> String? {
        if folder == "." { return path.hasPrefix("/") || path.hasPrefix("../") ? nil : path }
        guard isWithin(path, folder) else { return nil }
        let rest = path.utf8.dropFirst(folder.utf8.count)
        return String(Substring(folder.utf8.last == slash ? rest : rest.dropFirst()))
    }

    /// The absolute `path` relative to `current`, if it is inside of that folder or of the enclosing package.
    static func shown(_ path: String, from current: String, package: String) -> String {
        let current = normalized(current)
        if let rest = relative(path, to: current) { return rest }
        let root = normalized(join(current, package))
        guard !package.hasPrefix("/"), let rest = relative(path, to: root) else { return path }
        return join(package, rest)
    }

    /// Whether `path` continues where `folder` ends.
    static func isWithin(_ path: String, _ folder: String) -> Bool {
        let bytes = path.utf8
        let count = folder.utf8.count
        if folder.utf8.last == slash { return bytes.starts(with: folder.utf8) }
        // Few paths have a slash where the folder ends, and checking for it is faster than comparing.
        guard bytes.count > count, bytes[bytes.index(bytes.startIndex, offsetBy: count)] == slash else { return false }
        return bytes.starts(with: folder.utf8)
    }

    /// The position of the last slash; `nil` if there is none.
    private static func lastSlash(in path: String) -> String.Index? {
        var path = path
        let count = path.withUTF8 { bytes in
            var count = bytes.count
            while count > 0, bytes[count - 1] != slash { count -= 1 }
            return count
        }
        return count == 0 ? nil : path.utf8.index(path.startIndex, offsetBy: count - 1)
    }

    private static let slash = UInt8(ascii: "/")
}
