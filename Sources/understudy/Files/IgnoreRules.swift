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
        let name = path[nameStart...]
        // Without iterators, which a build without optimisation is slow with: each entry is held against each line.
        var file = files.count
        while file > 0 {
            file -= 1
            let patterns = files[file].patterns
            let visible = path[files[file].prefixLength...]
            var line = patterns.count
            while line > 0 {
                line -= 1
                if patterns[line].matches(path: visible, name: name, isFolder: isFolder) {
                    return !patterns[line].isNegated
                }
            }
        }
        return false
    }
}
