/// The formats of a result that goes to a file: without `--format`, the file's extension decides.
protocol ReportForm: OptionChoice {}

extension ReportForm {
    /// The format for the extension of `path`; `nil` for an extension that says nothing.
    static func of(fileAt path: String?) -> Self? {
        guard let path, let dot = Path.name(of: path).lastIndex(of: ".") else { return nil }
        let name = Path.name(of: path)
        switch name[name.index(after: dot)...].lowercased() {
        case "md", "markdown": return Self(rawValue: "markdown")
        case "htm", "html": return Self(rawValue: "html")
        case "txt": return Self(rawValue: "text")
        case "json", "sarif": return Self(rawValue: name[name.index(after: dot)...].lowercased())
        default: return nil
        }
    }
}
