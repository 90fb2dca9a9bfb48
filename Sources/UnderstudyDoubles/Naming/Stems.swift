import UnderstudySemantics
import UnderstudySyntax

/// Chooses the names that a double's storage is built on, one a requirement.
///
/// A stem is made from the base name and the argument labels, so that another overload never changes it. Where
/// requirements share these, the first keeps the plain stem and later ones add what tells them apart: the types of
/// their parameters, of their result, then their effects.
struct Stems {
    private var taken: Set<String>
    private let face: DoubleFace
    private let kind: DoubleKind

    /// Starts with the names of members, which no storage may take.
    init(reserving names: Set<String>, face: DoubleFace, kind: DoubleKind) {
        taken = names
        self.face = face
        self.kind = kind
    }

    /// A stem for `requirement` that collides with no other; the requirement's own name may be it.
    mutating func stem(for requirement: Requirement) -> String {
        let candidates = candidates(for: requirement)
        let last = candidates.last ?? requirement.name
        let isSettable = requirement.isSettable
        func isTaken(_ stem: String) -> Bool {
            face.names(on: stem, in: kind, isSettable: isSettable).contains(where: taken.contains)
        }
        var candidate = candidates.first { !isTaken($0) } ?? last
        // Mockolo counts from one where it runs out of words.
        var number = face == .mockolo ? 1 : 2
        while isTaken(candidate) {
            candidate = last + String(number)
            number += 1
        }
        taken.formUnion(face.names(on: candidate, in: kind, isSettable: isSettable))
        return candidate
    }

    /// Keeps `name` from being given.
    mutating func reserve(_ name: String) { taken.insert(name) }

    /// The stems to try, the plain one first.
    private func candidates(for requirement: Requirement) -> [String] {
        switch face {
        case .understudy: break
        case .mockolo: return MockoloNames.candidates(for: requirement)
        case .sourcery: return SourceryNames.candidates(for: requirement, typed: false)
        case .sourceryTyped: return SourceryNames.candidates(for: requirement, typed: true)
        }
        var candidates = [Self.plainStem(of: requirement)]
        for words in Self.distinctions(of: requirement) {
            candidates.append(SwiftNames.camelCase([candidates[candidates.count - 1]] + words))
        }
        return candidates
    }

    /// The base name and the labels, in camel case.
    static func plainStem(of requirement: Requirement) -> String {
        let source = requirement.source
        switch requirement.syntax.kind {
        case .function(let function):
            let isOperator = requirement.name.first.map { !($0.isLetter || "_`$".contains($0)) } ?? false
            let labels = isOperator ? [] : labels(function.parameters, source)
            return SwiftNames.camelCase([baseName(of: function, requirement)] + labels)
        case .initializer(let initializer):
            return SwiftNames.camelCase(["init"] + labels(initializer.parameters, source))
        case .subscript(let syntax):
            let labelled = syntax.parameters.filter { $0.secondName != nil }
            return SwiftNames.camelCase(["subscript"] + labels(labelled, source))
        default:
            return SwiftNames.camelCase([SwiftNames.bare(requirement.name)])
        }
    }

    private static func baseName(of function: FunctionSyntax, _ requirement: Requirement) -> String {
        let name = requirement.source.text(in: function.name)
        if name.first.map({ $0.isLetter || $0 == "_" || $0 == "`" || $0 == "$" }) == true {
            return SwiftNames.bare(name)
        }
        return OperatorNames.name(of: name, isPrefix: requirement.hasModifier("prefix"))
    }

    private static func labels(_ parameters: [ParameterSyntax], _ source: SourceText) -> [String] {
        parameters.compactMap { parameter in
            let label = parameter.firstName.map { SwiftNames.bare(source.text(in: $0)) } ?? "_"
            return label == "_" ? nil : label
        }
    }

    /// What may be added to a stem, in the order in which it is tried.
    private static func distinctions(of requirement: Requirement) -> [[String]] {
        let source = requirement.source
        func words(_ type: TypeSyntax) -> [String] { TypeWords.words(in: type, source) }
        switch requirement.syntax.kind {
        case .function(let function):
            var effects: [String] = []
            if function.effects.isAsync { effects.append("async") }
            if function.effects.isThrowing { effects.append("throws") }
            return [function.parameters.flatMap { words($0.type) }, function.result.map(words) ?? [], effects]
                .filter { !$0.isEmpty }
        case .initializer(let initializer):
            return [initializer.parameters.flatMap { words($0.type) }].filter { !$0.isEmpty }
        case .subscript(let syntax):
            return [syntax.parameters.flatMap { words($0.type) }, words(syntax.result)].filter { !$0.isEmpty }
        default:
            return requirement.isStatic ? [["static"]] : []
        }
    }
}

extension Requirement {
    /// Whether it can be set.
    package var isSettable: Bool {
        let block: AccessorBlockSyntax? =
            switch syntax.kind {
            case .variable(let variable): variable.bindings.first?.accessors
            case .subscript(let declared): declared.accessors
            default: nil
            }
        return Accessors(block, source).isSettable
    }
}

/// The words that a type adds to a name.
enum TypeWords {
    /// `[Note]?` gives `Note`, `Array` and `Optional`.
    static func words(in type: TypeSyntax, _ source: SourceText) -> [String] {
        switch type.form {
        case .named(let name, let arguments), .member(_, let name, let arguments):
            [SwiftNames.bare(source.text(in: name))] + arguments.flatMap { words(in: $0, source) }
        case .optional(let inner), .implicitlyUnwrapped(let inner): words(in: inner, source) + ["Optional"]
        case .array(let inner): words(in: inner, source) + ["Array"]
        case .dictionary(let key, let value): words(in: key, source) + words(in: value, source) + ["Dictionary"]
        case .inlineArray(_, let inner): words(in: inner, source) + ["Array"]
        case .tuple(let elements): elements.flatMap { words(in: $0.type, source) }
        case .function: ["Closure"]
        case .composition(let parts): parts.flatMap { words(in: $0, source) }
        case .some(let inner), .any(let inner), .suppressed(let inner), .attributed(_, let inner),
            .packExpansion(let inner), .packElement(let inner):
            words(in: inner, source)
        case .literal, .missing: []
        }
    }
}
