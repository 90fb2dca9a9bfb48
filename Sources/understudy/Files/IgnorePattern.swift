/// One line of a `.gitignore` file.
final class IgnorePattern: Sendable {
    /// Whether the line negates what earlier lines ignore.
    let isNegated: Bool
    /// Whether only folders are meant.
    let isFolderOnly: Bool
    /// Whether the whole path from the file's folder must match, and not just the last name.
    private let isAnchored: Bool
    /// The pattern between slashes.
    private let segments: [Segment]
    /// The last of them.
    private let last: Segment

    /// A part of a pattern between slashes.
    private enum Segment: Sendable {
        /// `**`: any number of folders.
        case anyDepth
        /// A name without wildcards.
        case literal([UInt8])
        /// A name with wildcards.
        case glob([UInt8])
    }

    /// Reads one line; `nil` for a comment or an empty line.
    init?(line: ArraySlice<UInt8>) {
        var rest = Self.withoutTrailingSpaces(line)
        guard let first = rest.first, first != UInt8(ascii: "#") else { return nil }
        isNegated = first == UInt8(ascii: "!")
        if isNegated { rest = rest.dropFirst() }
        isFolderOnly = rest.last == UInt8(ascii: "/")
        if isFolderOnly { rest = rest.dropLast() }
        isAnchored = rest.contains(UInt8(ascii: "/"))
        segments = rest.split(separator: UInt8(ascii: "/")).map { Self.segment($0) }
        guard let last = segments.last else { return nil }
        self.last = last
    }

    /// Whether it matches the entry whose path from the folder of the `.gitignore` file is `path`, which ends in
    /// `name`.
    func matches(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
        if isFolderOnly, !isFolder { return false }
        // The last segment has to match the name, and hardly ever does, so the folders rarely need to be compared.
        guard Self.matches(last, name) else { return false }
        return !isAnchored || matchesSegments(of: path)
    }

    /// Matches segments against names; after a mismatch, only the last `**` needs to match one more name.
    private func matchesSegments(of path: ArraySlice<UInt8>) -> Bool {
        let names = path.split(separator: UInt8(ascii: "/"))
        var segment = 0
        var name = 0
        var retry: (segment: Int, name: Int)?
        while name < names.count {
            if segment < segments.count, case .anyDepth = segments[segment] {
                if segment == segments.count - 1 { return true }
                segment += 1
                retry = (segment, name + 1)
            } else if segment < segments.count, Self.matches(segments[segment], names[name]) {
                segment += 1
                name += 1
            } else if let last = retry {
                (segment, name) = last
                retry = (segment, name + 1)
            } else {
                return false
            }
        }
        return segment == segments.count
    }

    private static func matches(_ segment: Segment, _ name: ArraySlice<UInt8>) -> Bool {
        switch segment {
        case .anyDepth: true
        case .literal(let text): text.count == name.count && text.elementsEqual(name)
        case .glob(let pattern): mayEnd(pattern, as: name) && Glob.matches(pattern, name)
        }
    }

    /// Whether a match of `pattern` may end as `name` does: most patterns have an ending that few names have.
    private static func mayEnd(_ pattern: [UInt8], as name: ArraySlice<UInt8>) -> Bool {
        if pattern.isEmpty || name.isEmpty { return true }
        let own = pattern[pattern.count - 1]
        return Glob.isSpecial(own) || own == UInt8(ascii: "]") || own == name[name.endIndex - 1]
    }

    private static func segment(_ text: ArraySlice<UInt8>) -> Segment {
        if text.elementsEqual("**".utf8) { return .anyDepth }
        return text.contains(where: Glob.isSpecial) ? .glob(Array(text)) : .literal(Array(text))
    }

    /// `line` without its line break and trailing spaces; a space after a backslash stays.
    private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var line = line
        if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
        while line.last == UInt8(ascii: " ") {
            let before = line.dropLast()
            let backslashes = before.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
            if backslashes % 2 == 1 { break }
            line = before
        }
        return line
    }
}
