import UnderstudyReports
import UnderstudySyntax

/// The new files of a command, once for people and once for programs.
struct WrittenFiles {
    let results: [DoubleWriter.FileResult]
    /// Whether they would only be written.
    let isDryRun: Bool

    /// Prints which files were written.
    func print(as format: ResultFormat, in session: Session) {
        switch format {
        case .text: for line in lines { session.console.write(line + "\n") }
        case .json: session.console.write(json(in: session))
        }
        session.reportUnlisted(results.filter(\.isNew).map(\.path))
    }

    private var lines: [String] {
        let new = results.filter(\.isNew).map { (isDryRun ? "would write " : "wrote ") + VisibleText.line($0.path) }
        let extended = results.filter(\.isExtended).map {
            (isDryRun ? "would change " : "changed ") + VisibleText.line($0.path)
        }
        return new + extended
    }

    private func json(in session: Session) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.array("files") { json in
                for result in results {
                    json.object { json in
                        json.member("file", result.path)
                        json.member("isNew", result.isNew)
                        json.member("written", (result.isNew || result.isExtended) && !isDryRun)
                    }
                }
            }
            json.workspaceEdit("edit", results.compactMap(\.change?.asEdit), in: session.files.currentFolder())
        }
        return json.bytes
    }
}
