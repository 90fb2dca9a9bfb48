import UnderstudySyntax
import UnderstudySemantics

/// The `@available` lines of a double.
enum Availabilities {
    /// Those of the protocol, raised to what single requirements need.
    static func lines(_ resolved: ResolvedProtocol, _ requirements: [Requirement]) -> [String] {
        let declaration = resolved.declaration
        var versions: [Availability.PlatformVersion] = []
        var lines: [String] = []
        func raise(_ availability: Availability) {
            for introduced in availability.introduced {
                guard let found = versions.firstIndex(where: { $0.platform == introduced.platform }) else {
                    versions.append(introduced)
                    continue
                }
                if versions[found].version < introduced.version { versions[found] = introduced }
            }
        }
        for attribute in declaration.syntax.attributes.map({ Attribute(declaration.source[$0]) }) {
            guard let availability = attribute.availability else { continue }
            if availability.restrictions.isEmpty { raise(availability) } else { lines.append(attribute.description) }
        }
        for availability in requirements.flatMap(\.signature.attributes).compactMap(\.availability) {
            raise(availability)
        }
        if !versions.isEmpty {
            lines.append("@available(" + versions.map(\.description).joined(separator: ", ") + ", *)")
        }
        return lines
    }
}
