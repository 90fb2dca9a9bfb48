import Testing
import UnderstudyDoubles

/// A member of a fake that keeps notes, with `save(_:)` and `all()` beside it.
enum FakeMember {
    /// The lines of the member that implements `requirement`.
    static func text(of requirement: String) throws -> String {
        let emission = try Emission(
            """
            struct Note: Sendable, Identifiable {
                let id: Int; var title: String; var folder: String; var isPinned: Bool; var tags: [String]
            }
            enum StoreError: Error { case notFound }
            protocol P {
                func save(_ note: Note)
                func all() -> [Note]
                \(requirement)
            }
            """)
        let head = requirement.firstRange(of: " { get").map { String(requirement[..<$0.lowerBound]) } ?? requirement
        let lines = try emission.text(.fake).split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.lastIndex { $0.hasPrefix("    " + head) })
        let end = lines[start].last == "{" ? try #require(lines[start...].firstIndex(of: "    }")) : start
        return lines[start...end].map { $0.dropFirst(4) }.joined(separator: "\n")
    }
}
