/// A rule for make and ninja that lists the files on which a file of doubles depends.
struct DependencyFile: Sendable {
    /// The file to write.
    let path: String
    /// The file of doubles.
    let target: String
    /// The configuration that was read; `nil` for none.
    let configuration: String?

    /// Writes the rule if it is not up to date; reports why it can't, and then returns `false`.
    ///
    /// - Parameter templates: The folder of the user's templates.
    func write(_ sources: [SourceFile], manifests: [String], templates: String?, in session: Session) -> Bool {
        let templates = templates.map { TemplateFolder.paths(in: $0, files: session.files) } ?? []
        let paths = sources.map(\.path) + manifests + [configuration].compactMap(\.self) + templates
        let bytes = Array(rule(for: paths).utf8)
        do throws(FileError) {
            guard session.files.exists(path) else {
                _ = try session.files.create(path, bytes)
                return true
            }
            _ = try session.files.replace(path, try session.files.contents(of: path), bytes)
            return true
        } catch {
            session.console.report(error.diagnostic)
            return false
        }
    }

    private func rule(for paths: [String]) -> String {
        Self.escaped(target) + ":" + paths.map { " \\\n  " + Self.escaped($0) }.joined() + "\n"
    }

    /// `path` with escapes for make, in which a space, a number sign and a dollar sign mean something else.
    private static func escaped(_ path: String) -> String {
        var text = ""
        for character in path {
            switch character {
            case " ", "#", "\\": text += "\\" + String(character)
            case "$": text += "$$"
            default: text.append(character)
            }
        }
        return text
    }
}
