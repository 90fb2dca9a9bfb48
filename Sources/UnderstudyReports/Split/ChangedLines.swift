import UnderstudySegregation
import UnderstudySyntax

/// The lines that a diff touches, file by file.
package struct ChangedLines: Sendable, Equatable {
    /// What the sources are compared with, as the user named it.
    package let reference: String
    /// The lines by the absolute path of their file, in order.
    private var ranges: [String: [ClosedRange<Int>]] = [:]
    /// The absolute path that relative paths start from.
    private let currentFolder: String

    /// Creates an empty set of lines.
    package init(since reference: String, currentFolder: String) {
        self.reference = reference
        self.currentFolder = currentFolder
    }

    /// Adds lines of the file at an absolute path.
    package mutating func add(_ lines: ClosedRange<Int>, ofFileAt path: String) {
        ranges[path, default: []].append(lines)
    }

    /// Whether any of `lines` of the file at `path` is touched.
    func touches(_ lines: ClosedRange<Int>, ofFileAt path: String) -> Bool {
        ranges[FileAddress.absolute(path, in: currentFolder)]?.contains { $0.overlaps(lines) } ?? false
    }

    /// Whether the place is touched.
    func touches(_ location: SourceLocation) -> Bool {
        let line = location.position?.line ?? 1
        return touches(line...line, ofFileAt: location.path)
    }

    /// Whether the diff touches the protocol's declaration.
    func touchesDeclaration(of split: ProtocolSplit) -> Bool {
        let source = split.declaration.source
        let range = split.declaration.syntax.range
        let first = source.lines.line(at: range.lowerBound)
        let last = source.lines.line(at: max(range.lowerBound, range.upperBound - 1))
        return touches(first...max(first, last), ofFileAt: source.path)
    }

    /// Whether the diff touches the beginning of the consumer, or a place where it uses the protocol.
    func touches(_ user: ProtocolSplit.User) -> Bool {
        touches(user.consumer.location) || user.places.values.contains { $0.contains { touches($0.location) } }
    }
}
