import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// A consumer that already depends on what `narrow` would give it, after an earlier run.
struct NarrowedAlready {
    private let consumer: String
    private let interface: String

    /// `nil` if the consumer called `word` still has a place of the type, or nothing that could replace it.
    init?(_ word: String, in study: PlaceStudy, _ arguments: Arguments) {
        let whole = arguments[NarrowCommand.type]
        let names = whole.map { [$0] } ?? study.index.allProtocols.map(\.name)
        let parts = Self.parts(word, in: study, arguments)
        let wholes = Set(names).subtracting(whole == nil ? parts : [])
        guard !parts.isEmpty, !Self.holds(word, wholes, in: study) else { return nil }
        switch arguments[NarrowCommand.target] {
        case .closures:
            guard study.names.contains(where: { parts.contains($0) }) else { return nil }
        case .exact, .part:
            guard Self.holds(word, parts, in: study) else { return nil }
        }
        consumer = word
        let held = parts.filter { Self.holds(word, [$0], in: study) }
        interface = (held.isEmpty ? parts : held).sorted().joined(separator: ", ")
    }

    /// What the consumer would depend on.
    private static func parts(_ word: String, in study: PlaceStudy, _ arguments: Arguments) -> Set<String> {
        func name(_ form: ConsumerInterface.Form) -> String {
            arguments[NarrowCommand.name] ?? ConsumerInterface.name(for: word, form)
        }
        switch arguments[NarrowCommand.target] {
        case .exact: return smaller(in: study, arguments).union([name(.exact)])
        case .closures:
            let path = word + "." + name(.closures)
            return Set(study.names.filter(TypePath(path).names))
        case .part:
            guard let whole = arguments[NarrowCommand.type] else { return [] }
            let wholes = study.index.allProtocols.filter { TypePath(whole).names($0.name) }
            let types = study.index.types(named: whole)
            return Set(wholes.flatMap(\.inherited))
                .union(types.flatMap { study.index.conformances(of: $0).compactMap(\.path) })
        }
    }

    /// The protocols that ask for some of the whole: other consumers with the same need may have one of them.
    private static func smaller(in study: PlaceStudy, _ arguments: Arguments) -> Set<String> {
        guard let name = arguments[NarrowCommand.type],
            let whole = study.index.allProtocols.first(where: { TypePath(name).names($0.name) })
        else { return [] }
        let known = Set(study.index.resolve(whole).requirements.map(\.requirement.name))
        let smaller = study.index.allProtocols.filter { other in
            !other.requirements.isEmpty && other.requirements.count < known.count
                && other.requirements.allSatisfy { known.contains($0.name) }
        }
        return Set(smaller.map(\.name))
    }

    private static func holds(_ word: String, _ names: Set<String>, in study: PlaceStudy) -> Bool {
        let paths = study.names.filter { name in names.contains { TypePath($0).names(name) } }
        return study.types(called: paths).contains { type in
            type.places.places.contains { TypePath(word).names($0.owner) }
                || !study.values(of: type, reachedBy: word).isEmpty
        }
    }

    var diagnostic: Diagnostic {
        Diagnostic(DiagnosticID("narrowed-already"), .note, "'\(consumer)' asks for \(interface) already")
    }
}
