/// A place in a source file.
public struct Place: Hashable, Comparable, Sendable {
    /// The path of the file.
    public var file: String
    /// The line, from one.
    public var line: Int
    /// The column in UTF-8 bytes, from one.
    public var column: Int

    /// Creates a place.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// Whether it comes first in the order of files, lines and columns.
    public static func < (left: Place, right: Place) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}
