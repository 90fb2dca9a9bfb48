/// A path with `*`, `?`, `[…]` or `**` in it, as in shells; `**` stands for any number of folders.
struct PathPattern {
    private let parts: [[UInt8]]
    private let start: String

    /// The pattern in `word`.
    init(_ word: String) {
        start = word.hasPrefix("/") ? "/" : "."
        parts = word.split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }
    }

    /// Whether `word` contains wildcards.
    static func isPattern(_ word: String) -> Bool {
        word.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") }
    }

    /// The paths of files and folders that match, each once, in the order of their bytes; links are not followed.
    func matches(in files: FileSystem) throws(FileError) -> [String] {
        var found: Set<String> = []
        try collect(parts[...], in: start, of: files, into: &found)
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func collect(
        _ rest: ArraySlice<[UInt8]>, in folder: String, of files: FileSystem, into found: inout Set<String>
    ) throws(FileError) {
        guard let part = rest.first else {
            found.insert(folder)
            return
        }
        let others = rest.dropFirst()
        guard part.contains(where: Glob.isSpecial) else {
            let path = Path.join(folder, String(decoding: part, as: UTF8.self))
            guard let kind = try? files.kind(path), kind == .folder || others.isEmpty else { return }
            return try collect(others, in: path, of: files, into: &found)
        }
        let isAnyDepth = part == Array("**".utf8)
        if isAnyDepth { try collect(others, in: folder, of: files, into: &found) }
        for entry in try files.entries(folder) where entry.isNameText {
            let isHidden = entry.name.utf8.first == UInt8(ascii: ".") && part.first != UInt8(ascii: ".")
            guard !isHidden, isAnyDepth || Glob.matches(part, Array(entry.name.utf8)[...]) else { continue }
            let path = Path.join(folder, entry.name)
            switch entry.kind {
            case .folder: try collect(isAnyDepth ? rest : others, in: path, of: files, into: &found)
            case .file where others.isEmpty && !isAnyDepth: found.insert(path)
            default: break
            }
        }
    }
}
