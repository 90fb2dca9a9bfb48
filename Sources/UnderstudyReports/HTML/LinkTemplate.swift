/// The addresses of links to places in sources: `https://host/{path}#L{line}`, `vscode://file{absolute}:{line}`.
package struct LinkTemplate: Sendable, Equatable {
    /// A piece of an address.
    enum Part: Sendable, Equatable {
        case text(String)
        /// The path relative to the package's folder.
        case path
        /// The absolute path.
        case absolute
        case line
    }

    let parts: [Part]

    /// Reads a template; `nil` if it names no file, or has something unknown in braces.
    package init?(_ template: String) {
        var parts: [Part] = []
        for (number, piece) in template.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
            guard number > 0 else {
                parts.append(.text(String(piece)))
                continue
            }
            guard let close = piece.firstIndex(of: "}") else { return nil }
            switch piece[..<close] {
            case "path": parts.append(.path)
            case "absolute": parts.append(.absolute)
            case "line": parts.append(.line)
            default: return nil
            }
            parts.append(.text(String(piece[piece.index(after: close)...])))
        }
        guard parts.contains(.path) || parts.contains(.absolute) else { return nil }
        self.parts = parts
    }
}
