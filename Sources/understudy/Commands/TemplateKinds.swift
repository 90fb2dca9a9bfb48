import UnderstudyDoubles
import UnderstudySyntax
import UnderstudyTemplates

extension ProtocolSelection {
    /// A diagnostic for each kind asked for that no template makes.
    func unknownKinds(style: String, in library: TemplateLibrary) -> [Diagnostic] {
        let wanted = Set(choices.flatMap(\.kinds)).sorted()
        let known = library.kinds(inStyle: style)
        return wanted.filter { !known.contains($0) }.map { kind in
            let nearest = EditDistance.nearest(to: kind, among: known, limit: 1).first
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; there are " + known.joined(separator: ", ")
            let message = "there is no template '\(style)/\(kind)/type' for the kind '\(kind)'" + hint
            return Diagnostic(DiagnosticID("unknown-kind"), .error, message)
        }
    }
}

extension TemplateLibrary {
    /// The kinds of a style, with those that it takes from others, in alphabetical order.
    func kinds(inStyle style: String) -> [String] {
        Set(DoubleStyle(name: style).folders.flatMap { kinds(of: $0) }).sorted()
    }

    /// The kinds that have a template for their type, in alphabetical order.
    func kinds(of style: String) -> [String] {
        names.compactMap { name in
            let parts = name.split(separator: "/")
            return parts.count == 3 && parts[0] == style && parts[2] == "type" && parts[1] != "shared"
                ? String(parts[1]) : nil
        }
    }
}
