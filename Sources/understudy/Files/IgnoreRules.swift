/// The lines of one `.gitignore` file.
struct IgnoreFile: Sendable {
    /// The patterns, in order.
    let patterns: [IgnorePattern]
    /// The number of bytes of a path before the part that the patterns see.
    let prefixLength: Int

    init(_ bytes: [UInt8], prefixLength: Int) {
        patterns = bytes.split(separator: UInt8(ascii: "\n")).compactMap(IgnorePattern.init(line:))
        self.prefixLength = prefixLength
    }
}

/// The `.gitignore` files that apply in a folder, outermost first.
struct IgnoreRules: Sendable {
    private var files: [IgnoreFile] = []

    /// The rules together with those of a nested folder.
    func adding(_ file: IgnoreFile) -> IgnoreRules {
        if file.patterns.isEmpty { return self }
        var rules = self
        rules.files.append(file)
        return rules
    }

    /// Whether the entry at `path` is ignored: the last line that matches decides, the innermost file first.
    func ignores(_ path: ArraySlice<UInt8>, nameStart: Int, isFolder: Bool) -> Bool {
        for file in files.reversed() {
            let visible = path[file.prefixLength...]
            let name = path[nameStart...]
            if let last = file.patterns.last(where: { $0.matches(path: visible, name: name, isFolder: isFolder) }) {
                return !last.isNegated
            }
        }
        return false
    }
}
