import UnderstudySemantics
import UnderstudySyntax

/// Finds the same requirements on both sides.
enum RequirementMatch {
    /// For the number of a requirement in the source, the number of the same in the index.
    static func numbers(
        of source: [ResolvedRequirement], in index: [IndexedProtocol.Requirement]
    ) -> [Int: Int] {
        var numbers: [Int: Int] = [:]
        var taken: Set<Int> = []
        for (number, resolved) in source.enumerated() {
            let requirement = resolved.requirement
            guard let place = Place(requirement.location) else { continue }
            let name = baseName(requirement.name)
            // Both are in the order of the source, so that the first that is free is the right one.
            let match = index.indices.first {
                !taken.contains($0) && index[$0].place >= place && baseName(index[$0].name) == name
            }
            guard let match else { continue }
            taken.insert(match)
            numbers[number] = match
        }
        return numbers
    }

    /// The name without labels, question mark and backticks.
    private static func baseName(_ name: String) -> String {
        let base = name.prefix { $0 != "(" }
        let isInitialiser = base.hasPrefix("init")
        return String(base.filter { $0 != "`" && !(isInitialiser && ($0 == "?" || $0 == "!")) })
    }
}
