import UnderstudySyntax

extension TemplateRenderer {
    private static let noteLimit = 8

    /// The offset of the tag at or before the current instruction.
    var currentOffset: Int {
        guard let frame = frames.last else { return 0 }
        return frame.code.offset(at: positions[frames.count - 1] - 1)
    }

    /// The error to report for `failure`, with the includes and calls that led to it as notes.
    func error(for failure: TemplateFailure) -> TemplateError {
        var notes = wayIn
        if let broken = failure.broken {
            if let source = frames.last?.template.source {
                notes.insert(note(.include, at: failure.offset, in: source), at: 0)
            }
            return TemplateError(broken, adding: notes)
        }
        guard let frame = frames.last else { return TemplateError(failure.problem, inTemplateNamed: "") }
        return TemplateError(failure, in: frame.template.source, notes: notes)
    }

    private var wayIn: [Diagnostic] {
        var notes: [Diagnostic] = []
        for index in frames.indices.dropFirst().reversed() {
            guard notes.count < Self.noteLimit, let entry = frames[index].entry else { break }
            notes.append(note(entry.kind, at: entry.offset, in: frames[index - 1].template.source))
        }
        return notes
    }

    private func note(_ kind: TemplateFrame.Entry.Kind, at offset: Int, in source: TemplateSource) -> Diagnostic {
        let location = SourceLocation(path: source.name, position: source.position(at: offset))
        return Diagnostic(DiagnosticID("template-way-in"), .note, kind.rawValue, at: location)
    }
}
