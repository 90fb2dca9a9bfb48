import UnderstudySyntax

/// Writes links to places in source files, relative to the folder that the report is in.
struct SourceLinks {
    /// The folder of the report.
    let reportFolder: String
    /// The absolute path that relative paths start from.
    let currentFolder: String

    /// The address of a place.
    func address(of location: SourceLocation) -> String {
        let path = FileAddress.relative(location.path, to: reportFolder, in: currentFolder)
        // A first part with a colon would be read as a scheme.
        let safe = path.hasPrefix("..") ? path : "./" + path
        return "\(safe)#L\(location.position?.line ?? 1)"
    }

    /// `path:line`, as text.
    static func place(_ location: SourceLocation) -> String {
        "\(location.path):\(location.position?.line ?? 1)"
    }

    /// Writes a link whose text is the place.
    func write(_ location: SourceLocation, to html: inout HTMLWriter) {
        html.element("a", .class("place"), .href(address(of: location))) { html in
            html.path(Self.place(location))
        }
    }

    /// Writes a link with a text of its own.
    func write(_ location: SourceLocation, _ text: String, to html: inout HTMLWriter) {
        html.element("a", .href(address(of: location)), text: text)
    }
}
