import UnderstudySemantics
import UnderstudySyntax

/// What the type is generic over.
extension SyncPlanner {
    /// A parameter that its owner wrote has what is asked of it, and may have more.
    mutating func planGenerics(_ before: NominalSyntax, _ target: NominalSyntax) {
        let source = double.type.source
        let details = double.type.details
        let (old, wanted) = (comparison.former.type.source, new.type.source)
        let own = details.genericParameters.map { source.text(in: $0.name) }
        let names = target.genericParameters.map { wanted.text(in: $0.name) }
        if own == names {
            for (parameter, asked) in zip(details.genericParameters, target.genericParameters) {
                constrain(parameter, to: asked)
            }
        } else if before.genericParameters.map({ old.text(in: $0.name) }) != names || own.contains(where: isIdle) {
            let parameters = target.genericParameters.map { asked in
                let known = details.genericParameters.first {
                    source.text(in: $0.name) == wanted.text(in: asked.name) && missing(in: $0, of: asked).isEmpty
                }
                return known.map { source.text(in: $0.range) } ?? wanted.compactText(in: asked.range)
            }
            let clause = parameters.isEmpty ? "" : "<" + parameters.joined(separator: ", ") + ">"
            let range = ByteRange(start: details.name.upperBound, end: Self.nameEnd(details, source))
            edits.replace(range, with: clause, in: source)
            typeReasons.append(clause.isEmpty ? "it is generic" : "its generic parameters have to be '\(clause)'")
        }
    }

    private mutating func constrain(_ parameter: GenericParameterSyntax, to asked: GenericParameterSyntax) {
        let missing = missing(in: parameter, of: asked).joined(separator: " & ")
        guard !missing.isEmpty else { return }
        let source = double.type.source
        edits.replace(
            ByteRange(at: parameter.range.upperBound), with: (parameter.inherited == nil ? ": " : " & ") + missing,
            in: source)
        typeReasons.append("'\(source.text(in: parameter.name))' has to be '\(missing)'")
    }

    /// What `asked` has to conform to and `parameter` need not.
    private func missing(in parameter: GenericParameterSyntax, of asked: GenericParameterSyntax) -> [String] {
        let own = Self.constraints(parameter, double.type.source)
        return Self.constraints(asked, new.type.source).filter { constraint in
            let isRenamed = double.renamedFrom.map(own.contains) ?? false
            return !own.contains(constraint) && !(isRenamed && constraint == comparison.resolved.declaration.name)
        }
    }

    /// Whether nothing that stays speaks of a generic parameter.
    private func isIdle(_ name: String) -> Bool {
        let anew = written.subtracting(beside).compactMap { comparison.pairs[$0] }.flatMap {
            comparison.places[$0]?.all ?? []
        }
        let going = removed.union(anew).union(pristineSections)
        return !body.entries.indices.contains { entry in
            !going.contains(entry) && body.source(entry).tokenTexts(in: body.entries[entry].syntax.range).contains(name)
        }
    }

    private static func constraints(_ parameter: GenericParameterSyntax, _ source: SourceText) -> [String] {
        guard let constraint = parameter.inherited else { return [] }
        if case .composition(let parts) = constraint.form { return parts.map { source.compactText(in: $0.range) } }
        return [source.compactText(in: constraint.range)]
    }

    /// Where the name of a type ends, and its generic parameters.
    static func nameEnd(_ details: NominalSyntax, _ source: SourceText) -> Int {
        guard let last = details.genericParameters.last else { return details.name.upperBound }
        var end = last.range.upperBound
        while end < source.count, source.byte(at: end) != UInt8(ascii: ">") { end += 1 }
        return min(end + 1, source.count)
    }
}
