import UnderstudySemantics

/// What a mock has besides the members of a spy: the check of what was expected.
enum MockSections {
    /// The sections; `checks` are the lines that compare each member's calls with what was expected.
    static func sections(_ checks: [String], taken: Set<String>) -> [EmittedDeclaration] {
        if checks.isEmpty { return [] }
        let name = taken.contains("verify") ? "verifyExpectations" : "verify"
        let lines = [
            "/// Throws if members were not called as often as expected.",
            "func \(name)() throws {",
            "    var unmet: [String] = []",
            "    func check(_ member: String, _ expected: Int?, _ made: Int) {",
            "        if let expected, expected != made { unmet.append(\"\\(member): expected \\(expected), made \\(made)\") }",
            "    }",
        ]
        return [
            .shared(["struct UnmetExpectations: Error { let members: [String] }"]),
            .shared(
                lines + checks.map { "    " + $0 }
                    + ["    if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }", "}"]),
        ]
    }
}
