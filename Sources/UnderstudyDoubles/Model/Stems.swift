import UnderstudySemantics

/// Chooses the names that a double's storage is built on, one per requirement.
///
/// A stem is made from the base name and the argument labels, so that another overload never changes it; one that would
/// be very long takes only the labels that tell overloads apart. Where requirements share these, the first keeps the
/// plain stem and later ones add what distinguishes them: the types of their parameters, of their result, then their
/// effects.
struct Stems {
    private var taken: Set<String>
    /// The names in the order in which they were taken, those reserved at the start aside.
    private var journal: [String] = []
    private let face: DoubleFace
    private let kind: any KindTraits
    private let subject: SourceryNames.Subject
    private let overloads: OverloadLabels

    /// Starts with the names of members, which no storage may take.
    init(reserving names: Set<String>, face: DoubleFace, kind: any KindTraits, of resolved: ResolvedProtocol) {
        taken = names
        // A spy keeps half a dozen values for each requirement: once is enough to make room for them.
        taken.reserveCapacity(names.count + resolved.requirements.count * 6)
        subject = SourceryNames.Subject(resolved)
        overloads = OverloadLabels(of: resolved)
        self.face = face
        self.kind = kind
    }

    /// A stem for `requirement` that collides with no other; the requirement's own name may be it.
    mutating func stem(for requirement: Requirement) -> String {
        let isSettable = requirement.signature.isSettable
        let suffixes = face.suffixes
        func names(on stem: String) -> [String] {
            kind.names(on: stem, suffixes: suffixes, isSettable: isSettable)
        }
        let plain = plainCandidate(for: requirement)
        let plainNames = plain.map(names) ?? []
        if let plain, take(free: plainNames) { return plain }
        func isTaken(_ stem: String) -> Bool { names(on: stem).contains(where: taken.contains) }
        let candidates = candidates(for: requirement)
        let last = candidates.last ?? requirement.name
        var candidate = candidates.first { !isTaken($0) } ?? last
        var number = face.firstNumber
        while isTaken(candidate) {
            candidate = last + String(number)
            number += 1
        }
        take(names(on: candidate))
        return candidate
    }

    /// Takes `names`, unless one of them is taken.
    private mutating func take(free names: [String]) -> Bool {
        for index in 0..<names.count where taken.contains(names[index]) { return false }
        take(names)
        return true
    }

    private mutating func take(_ names: [String]) {
        for index in 0..<names.count where taken.insert(names[index]).inserted { journal.append(names[index]) }
    }

    /// How many names are taken: what `giveBack` takes.
    var mark: Int { journal.count }

    /// Gives the names back that were taken since `mark`.
    mutating func giveBack(since mark: Int) -> [String] {
        let names = Array(journal[mark...])
        journal.removeSubrange(mark...)
        taken.subtract(names)
        return names
    }

    /// The first of the stems to try, where it can be had without the others.
    private func plainCandidate(for requirement: Requirement) -> String? {
        face.isOwn ? stemWithLabels(of: requirement) : nil
    }

    /// The length from which on names are hard to read.
    private static let longest = 40

    /// The base name with the labels; of very long ones, only with those that no other overload has.
    private func stemWithLabels(of requirement: Requirement) -> String {
        let plain = Self.plainStem(of: requirement)
        guard plain.utf8.count > Self.longest, let labels = overloads.distinguishing(requirement) else { return plain }
        switch requirement.signature.kind {
        case .function: return Self.joined([SwiftNames.bare(requirement.signature.name)] + labels)
        case .initializer: return SwiftNames.camelCase(["init"] + labels)
        case .operator, .subscript, .property: return plain
        }
    }

    /// Keeps `name` from being given.
    mutating func reserve(_ name: String) { take([name]) }

    /// The stems to try, the plain one first.
    private func candidates(for requirement: Requirement) -> [String] {
        switch face {
        case .understudy: break
        case .mockolo: return MockoloNames.candidates(for: requirement)
        case .sourcery: return SourceryNames.candidates(for: requirement, of: subject, typed: false)
        case .sourceryTyped: return SourceryNames.candidates(for: requirement, of: subject, typed: true)
        }
        var candidates = [stemWithLabels(of: requirement)]
        for words in Self.distinctions(of: requirement) {
            candidates.append(SwiftNames.camelCase([candidates[candidates.count - 1]] + words))
        }
        return candidates
    }

    /// The base name and the labels, in camel case.
    static func plainStem(of requirement: Requirement) -> String {
        let signature = requirement.signature
        switch signature.kind {
        case .function: return joined([SwiftNames.bare(signature.name)] + labels(signature.parameters))
        case .operator(let fixity):
            return SwiftNames.camelCase([OperatorNames.name(of: signature.name, isPrefix: fixity == .prefix)])
        case .initializer: return SwiftNames.camelCase(["init"] + labels(signature.parameters))
        case .subscript:
            let labelled = signature.parameters.filter { $0.secondName != nil }
            return SwiftNames.camelCase(["subscript"] + labels(labelled))
        case .property: return joined([SwiftNames.bare(requirement.name)])
        }
    }

    /// `words` in camel case; of names that hold nothing else than signs, a word that says so little.
    private static func joined(_ words: [String]) -> String {
        let stem = SwiftNames.camelCase(words)
        return stem.isEmpty ? "member" : stem
    }

    static func labels(_ parameters: [Signature.Parameter]) -> [String] {
        parameters.map { SwiftNames.bare($0.firstName ?? "_") }.filter { $0 != "_" }
    }

    /// What may be added to a stem, in the order in which it is tried.
    private static func distinctions(of requirement: Requirement) -> [[String]] {
        let signature = requirement.signature
        let parameters = signature.parameters.flatMap { $0.type.nameWords }
        let result = signature.result?.nameWords ?? []
        switch signature.kind {
        case .function, .operator:
            var effects: [String] = []
            if signature.effects.isAsync { effects.append("async") }
            if signature.effects.isThrowing { effects.append("throws") }
            return [parameters, result, effects].filter { !$0.isEmpty }
        case .initializer: return [parameters].filter { !$0.isEmpty }
        case .subscript: return [parameters, result].filter { !$0.isEmpty }
        case .property: return requirement.isStatic ? [["static"]] : []
        }
    }
}

extension SwiftType {
    /// The words that it adds to a name: `[Note]?` gives `Note`, `Array` and `Optional`.
    fileprivate var nameWords: [String] {
        switch self {
        case .named(let name, let arguments), .member(_, let name, let arguments):
            [SwiftNames.bare(name)] + arguments.flatMap(\.nameWords)
        case .metatype(_, let metatype): [metatype.rawValue]
        case .optional(let inner), .implicitlyUnwrapped(let inner): inner.nameWords + ["Optional"]
        case .array(let inner), .inlineArray(_, let inner): inner.nameWords + ["Array"]
        case .dictionary(let key, let value): key.nameWords + value.nameWords + ["Dictionary"]
        case .tuple(let elements): elements.flatMap(\.type.nameWords)
        case .function: ["Closure"]
        case .composition(let parts): parts.flatMap(\.nameWords)
        case .some(let inner), .any(let inner), .suppressed(let inner), .attributed(_, let inner),
            .packExpansion(let inner), .packElement(let inner):
            inner.nameWords
        case .module, .literal, .missing: []
        }
    }
}
