import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// A consumer without a value of the type of its own: it takes one from another type's property each time.
struct ReachedConsumer {
    private let type: StudiedType
    private let reached: [ReachedValues]

    /// `nil` if the consumer called `word` has a place of the type, or reaches no value of it.
    init?(_ word: String, in study: PlaceStudy, _ arguments: Arguments) {
        guard let named = arguments[NarrowCommand.type] else { return nil }
        let types = study.types(named: named)
        guard !types.contains(where: { $0.places.places.contains { TypePath(word).names($0.owner) } }) else {
            return nil
        }
        let found = types.map { ($0, study.values(of: $0, reachedBy: word)) }.filter { !$0.1.isEmpty }
        guard found.count == 1 else { return nil }
        (type, reached) = found[0]
    }

    /// The edits for a consumer that takes the values from a property that a protocol requires; `nil` for others.
    func narrowing(in study: PlaceStudy, _ arguments: Arguments) -> ContainerNarrowing? {
        guard reached.count == 1, reached[0].source.property.isRequirement, arguments[NarrowCommand.target] == .exact
        else { return nil }
        let source = reached[0].source
        let containers = study.types(called: [source.owner]).filter { $0.location == source.ownerLocation }
        guard containers.count == 1 else { return nil }
        return ContainerNarrowing(
            of: type, reached[0], from: containers[0], named: arguments[NarrowCommand.name], in: study.index)
    }

    /// How many others do the same, in words.
    static func asOthers(_ count: Int) -> String {
        count == 0 ? "" : ", as \(count) more \(count == 1 ? "does" : "do")"
    }

    /// The command that gives the consumer the value; none for a static property and a variable outside of types.
    private var command: String {
        let source = reached[0].source
        let declaration = source.property.declaration
        let isStatic = declaration.piece.modifiers.contains { modifier in
            ["static", "class"].contains { declaration.source.matches(modifier.name, $0) }
        }
        if source.owner.isEmpty || isStatic { return "" }
        return ": 'understudy narrow \(reached[0].consumer) --of \(source.owner) --inject \(source.property.name)'"
    }

    /// Where the values come from, and what to do instead.
    var diagnostic: Diagnostic {
        let all = reached.map(\.source).map { source in
            "'\(source.owner.isEmpty ? "" : source.owner + ".")\(source.property.name)'"
        }.joined(separator: ", ")
        let others = reached.map(\.others).max() ?? 0
        let message =
            "'\(reached[0].consumer)' holds no '\(type.path)' itself, but takes it from \(all) each time"
            + Self.asOthers(others) + "; give it the value, and narrow that" + command
        let notes = reached.map { values in
            let property = values.source.property.declaration
            return Diagnostic(
                DiagnosticID("candidate"), .note, "'\(values.source.property.name)' is declared here",
                at: property.source.location(at: property.piece.introducer.lowerBound))
        }
        return Diagnostic(DiagnosticID("reached-value"), .error, message, at: reached[0].location, notes: notes)
    }
}
