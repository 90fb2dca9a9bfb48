public import UnderstudySyntax

/// Why a template could not be read or rendered.
///
/// A class, like `TemplateFailure`: a function that throws an error of one word is much less code.
public final class TemplateError: Error, Sendable {
    /// What is wrong and where; its notes lead through the includes and calls to the outermost template.
    public let diagnostic: Diagnostic
    /// The line of the template at fault, without its line end; `nil` when no line is.
    public let line: String?

    /// The name of the template at fault.
    public var templateName: String { diagnostic.location?.path ?? "" }
    /// The place in the template at fault.
    public var position: SourcePosition? { diagnostic.location?.position }
    /// One line that says what is wrong.
    public var message: String { diagnostic.message }

    init(_ failure: TemplateFailure, in source: TemplateSource, notes: [Diagnostic] = []) {
        let position = source.position(at: failure.offset)
        diagnostic = Diagnostic(
            failure.problem.id,
            .error,
            failure.problem.message,
            at: SourceLocation(path: source.name, position: position),
            notes: notes
        )
        line = source.text(ofLine: position.line)
    }

    init(_ error: TemplateError, adding notes: [Diagnostic]) {
        let inner = error.diagnostic
        diagnostic = Diagnostic(
            inner.id, inner.severity, inner.message, at: inner.location, notes: inner.notes + notes)
        line = error.line
    }

    init(_ problem: TemplateProblem, inTemplateNamed name: String) {
        diagnostic = Diagnostic(problem.id, .error, problem.message, at: SourceLocation(path: name))
        line = nil
    }
}

extension TemplateError: CustomStringConvertible {
    /// The diagnostic, the line at fault, and a caret under the place.
    public var description: String {
        (diagnostic.lines.prefix(1) + excerpt + diagnostic.notes.flatMap(\.lines)).joined(separator: "\n")
    }

    /// The line at fault and a caret under the place, both with the line's number as a margin.
    ///
    /// A very long line is shown from near the place on.
    public var excerpt: [String] {
        guard let line, let position else { return [] }
        let bytes = Array(line.utf8)
        let place = min(max(0, position.column - 1), bytes.count)
        let start = place > 120 ? place - 60 : 0
        let shown = bytes[start..<min(bytes.count, start + 160)]
        let margin = String(position.line)
        let lead = shown.prefix(place - start).filter { $0 & 0xC0 != 0x80 }
        let caret = lead.map { $0 == UInt8(ascii: "\t") ? "\t" : " " }.joined() + "^"
        return [
            margin + " | " + String(decoding: shown, as: UTF8.self),
            String(repeating: " ", count: margin.utf8.count) + " | " + caret,
        ]
    }
}

/// A problem at an offset of the template being parsed, before it has a name and a line.
final class TemplateFailure: Error {
    let problem: TemplateProblem
    let offset: Int
    /// The error in another template that had to be parsed while this one was rendered.
    let broken: TemplateError?

    init(_ problem: TemplateProblem, at offset: Int) {
        self.problem = problem
        self.offset = offset
        broken = nil
    }

    init(brokenTemplate error: TemplateError, at offset: Int) {
        problem = .unknownTemplate(error.templateName, nearest: [])
        self.offset = offset
        broken = error
    }
}
