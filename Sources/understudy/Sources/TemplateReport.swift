import UnderstudySyntax
import UnderstudyTemplates

extension Session {
    /// Says what is wrong with a template: the place in its file, the line itself and a caret, and the way there.
    func report(_ error: TemplateError, templates folder: String?) {
        let diagnostic = error.diagnostic
        console.report(
            Diagnostic(diagnostic.id, diagnostic.severity, diagnostic.message, at: place(diagnostic, in: folder)))
        console.explain(error.excerpt)
        for note in diagnostic.notes {
            console.report(Diagnostic(note.id, note.severity, note.message, at: place(note, in: folder)))
        }
    }

    /// The place in the user's own file, where the template is one.
    private func place(_ diagnostic: Diagnostic, in folder: String?) -> SourceLocation? {
        guard let folder, let location = diagnostic.location else { return diagnostic.location }
        let path = Path.join(folder, location.path + TemplateSource.ending)
        return files.exists(path) ? SourceLocation(path: path, position: location.position) : location
    }
}
