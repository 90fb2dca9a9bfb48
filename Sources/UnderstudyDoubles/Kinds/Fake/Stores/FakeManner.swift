import UnderstudySemantics

/// Parameters that say how something is done, and nothing of what is kept: `forceRefresh`, `cachePolicy`, `using realm`.
enum FakeManner {
    /// The requirements as the rules read them, without such parameters.
    static func removed(from requirements: [FakeRequirement]) -> [FakeRequirement] {
        let named = Dictionary(grouping: requirements, by: \.words)
        return requirements.map { entry in
            let reads = entry.outcome != .void && [.read, .list, .contain, .count, nil].contains(entry.verb)
            return entry.without { parameter in
                reads && isOfCache(parameter)
                    || (named[entry.words] ?? []).contains { isTwin($0, of: entry, but: parameter) }
            }
        }
    }

    /// Whether a parameter only says whether what was read before is good enough.
    private static func isOfCache(_ parameter: FakeRequirement.Parameter) -> Bool {
        guard parameter.isPlain, case .value(let type) = parameter.shape else { return false }
        if type != .bool { return type.simpleName.hasSuffix("CachePolicy") }
        // A word alone, as 'cached', may be a property of the elements.
        let words = parameter.words.map(Inflection.singular)
        return words.count > 1 && words.allSatisfy(caching.contains)
    }

    private static let caching: Set<String> = [
        "bypass", "cache", "force", "ignore", "ignoring", "refresh", "reload", "skip", "use",
    ]

    /// What elements are kept in by libraries, whatever they are.
    private static let contexts = ["Connection", "Context", "Database", "Realm", "Session", "Transaction"]

    /// Whether `other` does the same as `entry` without being told where: by `getDrive(id:)`, the other parameter of
    /// `getDrive(id:using:)` is a context.
    private static func isTwin(
        _ other: FakeRequirement, of entry: FakeRequirement, but context: FakeRequirement.Parameter
    ) -> Bool {
        guard ["using", "in", "on", "with"].contains(context.label), let type = context.shape.core,
            context.label == "using" ? !type.isScalar : contexts.contains(where: type.simpleName.hasSuffix),
            !other.parameters.isEmpty,
            other.parameters.count + 1 == entry.parameters.count, other.outcome == entry.outcome
        else { return false }
        let rest = entry.parameters.filter { $0.name != context.name }
        return zip(other.parameters, rest).allSatisfy { $0.label == $1.label && $0.shape == $1.shape }
    }
}
