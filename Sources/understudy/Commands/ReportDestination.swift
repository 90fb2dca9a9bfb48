import UnderstudySyntax

/// Where a report goes: to a file, or to standard output.
struct ReportDestination {
    /// The path of the file; `nil` for standard output.
    let path: String?

    init(_ path: String?) {
        self.path = path
    }

    /// The folder from which links in the report start, if it goes to a file.
    var folder: String { path.map(Path.folder(of:)) ?? "." }

    /// Writes the report; an existing file is taken for an older report, unless it is Swift source.
    /// - Returns: Whether that succeeded; if not, the reason has been reported.
    func write(_ bytes: [UInt8], in session: Session) -> Bool {
        guard let path else {
            session.console.write(bytes)
            return true
        }
        do throws(FileError) {
            guard !SourceFile.isSwift(path) else {
                session.console.report(
                    Diagnostic(
                        DiagnosticID("output-is-source"), .error,
                        "a report is not written over Swift source; name another file with --output",
                        at: SourceLocation(path: path)))
                return false
            }
            // A pipe or a device has no contents to replace.
            if let kind = try? session.files.kind(path), kind == .pipe || kind == .other {
                try session.files.writeThrough(path, bytes)
                return true
            }
            if try session.files.create(path, bytes) == .alreadyThere {
                let old = try session.files.contents(of: path)
                _ = try session.files.replace(path, old, bytes)
            }
            session.console.advise("wrote \(path)")
            return true
        } catch {
            session.console.report(error.diagnostic)
            return false
        }
    }
}
