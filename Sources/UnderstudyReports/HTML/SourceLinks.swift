import UnderstudySyntax

/// Writes links to places in source files, relative to the report's folder, or by a template.
struct SourceLinks {
    /// The folder of the report.
    let reportFolder: String
    /// The absolute path that relative paths start from.
    let currentFolder: String
    /// The folder of the package, which paths in a template start from.
    var packageFolder = "."
    /// The template for links; `nil` for links to the files themselves.
    var template: LinkTemplate?

    /// The address of a place.
    func address(of location: SourceLocation) -> String {
        let line = location.position?.line ?? 1
        if let template { return address(template, path: location.path, line: line) }
        let path = FileAddress.relative(location.path, to: reportFolder, in: currentFolder)
        // A colon in the first component would be read as the end of a scheme.
        let safe = path.hasPrefix("..") ? path : "./" + path
        return "\(safe)#L\(line)"
    }

    private func address(_ template: LinkTemplate, path: String, line: Int) -> String {
        template.parts.map { part in
            switch part {
            case .text(let text): text
            case .path: FileAddress.relative(path, to: packageFolder, in: currentFolder)
            case .absolute: FileAddress.encoded(FileAddress.absolute(path, in: currentFolder))
            case .line: "\(line)"
            }
        }.joined()
    }

    /// `path:line`, as text.
    static func place(_ location: SourceLocation) -> String {
        "\(location.path):\(location.position?.line ?? 1)"
    }

    /// Writes a link whose text is the file's name and the line; its address has the path.
    func write(_ location: SourceLocation, to html: inout HTMLWriter) {
        let name = location.path.split(separator: "/").last.map(String.init) ?? location.path
        html.element("a", .class("place"), .href(address(of: location))) { html in
            html.path("\(name):\(location.position?.line ?? 1)")
        }
    }

    /// Writes a link with a name for its text.
    func write(_ location: SourceLocation, _ name: String, to html: inout HTMLWriter) {
        html.element("a", .href(address(of: location))) { $0.name(name) }
    }

    /// Writes a remark as a sentence, with links to its places.
    func write(_ remark: Remark, to html: inout HTMLWriter) {
        html.text(remark.text.prefix(1).uppercased() + remark.text.dropFirst())
        for (number, place) in remark.namedPlaces.enumerated() {
            html.text(number == 0 ? ": " : ", ")
            html.element("a", .class("place"), .href(address(of: place))) { $0.path(place.text) }
        }
        html.text(remark.more + ".")
    }
}
