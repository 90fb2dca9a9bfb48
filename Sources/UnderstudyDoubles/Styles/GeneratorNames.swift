import UnderstudySemantics

/// The names that a generator builds the members of functions on.
package enum GeneratorNames: Sendable {
    case mockolo
    case sourcery
    case spyable

    /// The stems of `functions`, which are requirements of `resolved`.
    ///
    /// - Parameter isUsed: Whether code uses a member that is called after a stem.
    package func stems(
        of functions: [Requirement], in resolved: ResolvedProtocol, isUsed: (String) -> Bool
    ) -> [String] {
        switch self {
        case .mockolo:
            var taken: Set<String> = []
            return functions.map { function in
                let candidates = MockoloNames.candidates(for: function)
                let stem = candidates.first { !taken.contains($0) } ?? function.name
                taken.insert(stem)
                return stem
            }
        case .sourcery:
            let subject = SourceryNames.Subject(resolved)
            return functions.map { function in
                let short = SourceryNames.candidates(for: function, of: subject, typed: false)
                return short.last(where: isUsed) ?? short[0]
            }
        case .spyable:
            let short = functions.map(SpyableNames.short)
            let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
            return zip(functions, short).map { counts[$1] == 1 ? $1 : SpyableNames.long($0) }
        }
    }
}

/// The names that Spyable gives to members.
private enum SpyableNames {
    /// The base name and the labels.
    static func short(_ function: Requirement) -> String {
        SwiftNames.plain(function.signature.name) + labelled(function).map { SwiftNames.capitalized($0.label) }.joined()
    }

    /// The same with all types.
    static func long(_ function: Requirement) -> String {
        let parameters = labelled(function).map { SwiftNames.capitalized($0.label) + $0.type.spelledOut }
        return SwiftNames.plain(function.signature.name) + parameters.joined()
            + (function.signature.result?.spelledOut ?? "")
    }

    private static func labelled(_ function: Requirement) -> [(label: String, type: SwiftType)] {
        function.signature.parameters.compactMap { parameter in
            let label = parameter.firstName ?? "_"
            return label == "_" ? nil : (label, parameter.type)
        }
    }
}

extension SwiftType {
    /// The type as one word: `[String]?` gives `OptionalArrayString`.
    fileprivate var spelledOut: String {
        switch self {
        case .optional(let inner): "Optional" + inner.spelledOut
        case .array(let inner): "Array" + inner.spelledOut
        case .dictionary(let key, let value): "Dictionary" + key.spelledOut + value.spelledOut
        default: description.filter { !":[]<>(), -&".contains($0) }
        }
    }
}
