import UnderstudyDoubles
import UnderstudySyntax
import UnderstudyTemplates

extension ProtocolSelection {
    /// A diagnostic for each requested kind without a template.
    func unknownKinds(style: String, in library: TemplateLibrary) -> [Diagnostic] {
        let wanted = Set(choices.flatMap(\.kinds)).sorted()
        let known = library.kinds(inStyle: style)
        return wanted.filter { !known.contains($0) }.map { kind in
            let nearest = EditDistance.nearest(to: kind, among: known, limit: 1).first
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; the kinds are " + known.joined(separator: ", ")
            let message = "there is no template '\(style)/\(kind)/type' for the kind '\(kind)'" + hint
            return Diagnostic(DiagnosticID("unknown-kind"), .error, message)
        }
    }
}
