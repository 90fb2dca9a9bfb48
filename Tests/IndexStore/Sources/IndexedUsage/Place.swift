/// A place in a source file.
package struct Place: Hashable, Comparable, Sendable {
    /// The path of the file.
    package var file: String
    /// The line, from one.
    package var line: Int
    /// The column in UTF-8 bytes, from one.
    package var column: Int

    /// Creates a place.
    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// Whether it comes first in the order of files, lines and columns.
    package static func < (left: Place, right: Place) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}
