import UnderstudySyntax
import UnderstudyTemplates

extension Session {
    /// Reports an error in a template: the location in its file, the line with a caret, and the includes that led
    /// there.
    func report(_ error: TemplateError, templates folder: String?) {
        let diagnostic = error.diagnostic
        console.report(
            Diagnostic(diagnostic.id, diagnostic.severity, diagnostic.message, at: place(diagnostic, in: folder)))
        console.explain(error.excerpt)
        for note in diagnostic.notes {
            console.report(Diagnostic(note.id, note.severity, note.message, at: place(note, in: folder)))
        }
    }

    /// The location in the user's own file, if the template is one.
    private func place(_ diagnostic: Diagnostic, in folder: String?) -> SourceLocation? {
        guard let folder, let location = diagnostic.location else { return diagnostic.location }
        let path = Path.join(folder, location.path + TemplateFolder.ending)
        return files.exists(path) ? SourceLocation(path: path, position: location.position) : location
    }
}
