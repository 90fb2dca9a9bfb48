import UnderstudySyntax
import UnderstudySemantics

/// The `@available` lines of a double.
enum Availabilities {
    /// Those of the protocol, raised to what single requirements need.
    static func lines(_ resolved: ResolvedProtocol, _ requirements: [Requirement]) -> [String] {
        let declaration = resolved.declaration
        var versions: [(platform: String, version: String)] = []
        var lines: [String] = []
        func raise(_ platforms: [(platform: String, version: String)]) {
            for (platform, version) in platforms {
                if let found = versions.firstIndex(where: { $0.platform == platform }) {
                    if isLater(version, versions[found].version) { versions[found].version = version }
                } else {
                    versions.append((platform, version))
                }
            }
        }
        for attribute in declaration.syntax.attributes where declaration.source.matches(attribute.name, "available") {
            let availability = Availability(attribute, declaration.source)
            if availability.isRepeated {
                lines.append(declaration.source.compactText(in: attribute.range))
            } else {
                raise(availability.platforms)
            }
        }
        for requirement in requirements {
            for attribute in requirement.syntax.attributes where requirement.source.matches(attribute.name, "available")
            {
                raise(Availability(attribute, requirement.source).platforms)
            }
        }
        if !versions.isEmpty {
            lines.append(
                "@available(" + versions.map { $0.platform + " " + $0.version }.joined(separator: ", ") + ", *)")
        }
        return lines
    }

    private static func isLater(_ left: String, _ right: String) -> Bool {
        let left = left.split(separator: ".").map { Int($0) ?? 0 }
        let right = right.split(separator: ".").map { Int($0) ?? 0 }
        return right.lexicographicallyPrecedes(left)
    }
}
