import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// Writes a requirement as the owner of a double spells it.
enum Respelling {
    /// The requirement with the names that parameters of `own` have inside, with the attributes and modifiers that its
    /// owner wrote, and where both declare the same, with the types as they are written there; `nil` where that is no
    /// other text.
    ///
    /// - Parameter keepsNames: Whether names are kept also where labels change, as a body of the owner's needs.
    static func text(
        _ asked: Requirement, as own: Requirement, _ words: [String], isSame: Bool, keepsNames: Bool
    ) -> String? {
        let spelled = asked.text
        if isSame { return own.text == spelled ? nil : own.text }
        let prefix = words.map { $0 + " " }.joined()
        let named = renamed(asked, as: own, keepsNames)
        return named == nil && prefix.isEmpty ? nil : prefix + (named ?? spelled)
    }

    private static func renamed(_ asked: Requirement, as own: Requirement, _ keepsNames: Bool) -> String? {
        guard let (parameters, others) = lists(asked, own), parameters.count == others.count else { return nil }
        var edits: [TextEdit] = []
        for (parameter, other) in zip(parameters, others) {
            guard let label = parameter.firstName, let otherLabel = other.firstName,
                keepsNames || asked.source.matches(label, own.source, otherLabel)
            else { continue }
            let name = own.source.text(in: other.secondName ?? otherLabel)
            let local = parameter.secondName ?? label
            guard asked.source.text(in: local) != name, name != "_" else { continue }
            let range = label.union(local)
            let text = asked.source.text(in: label)
            edits.append(TextEdit(range, with: text == name ? name : text + " " + name))
        }
        guard !edits.isEmpty, let bytes = try? TextEdit.apply(edits, to: asked.source.bytes) else { return nil }
        let growth = edits.reduce(0) { $0 + $1.replacement.count - $1.range.count }
        let range = asked.syntax.range
        let text = SourceText(path: "", bytes: bytes)
        return text.compactText(in: ByteRange(start: range.lowerBound, end: range.upperBound + growth))
    }

    private static func lists(_ asked: Requirement, _ own: Requirement) -> ([ParameterSyntax], [ParameterSyntax])? {
        switch (asked.syntax.kind, own.syntax.kind) {
        case (.function(let left), .function(let right)): (left.parameters, right.parameters)
        case (.initializer(let left), .initializer(let right)): (left.parameters, right.parameters)
        case (.subscript(let left), .subscript(let right)): (left.parameters, right.parameters)
        default: nil
        }
    }
}
