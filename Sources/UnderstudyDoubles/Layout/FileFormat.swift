/// How the text of files is indented, and how long its lines are: what a `.swift-format` says of it.
public struct FileFormat: Hashable, Sendable {
    /// One level of indentation.
    let unit: String
    /// How many columns a level takes.
    let columns: Int
    /// The longest line.
    let lineLength: Int

    /// Creates a format; `unit` is one level of indentation, blanks or tabs, which take `tabWidth` columns each.
    public init(unit: String, tabWidth: Int, lineLength: Int) {
        self.unit = unit
        columns = unit.reduce(0) { $0 + ($1 == "\t" ? tabWidth : 1) }
        self.lineLength = lineLength
    }

    /// The formatter's own defaults.
    public static let formatterDefaults = FileFormat(unit: "  ", tabWidth: 8, lineLength: 100)
    /// That of the templates.
    public static let templates = FileFormat(unit: "    ", tabWidth: 8, lineLength: LineLayout.width)

    /// `lines`, which are laid out as the templates are, in this format.
    func applied(to lines: [String]) -> [String] {
        if self == .templates { return lines }
        return lines.flatMap { line -> [String] in
            let level = line.prefix { $0 == " " }.count / 4
            let width = lineLength + level * (4 - columns)
            return LineLayout.broken(line, indentation: max(0, LineLayout.width - width)).map(indented)
        }
    }

    private func indented(_ line: String) -> String {
        let blanks = line.prefix { $0 == " " }.count
        return String(repeating: unit, count: blanks / 4) + String(repeating: " ", count: blanks % 4)
            + line.dropFirst(blanks)
    }
}
