import UnderstudySemantics

/// What a mock has besides the members of a spy: the check of what was expected.
enum MockSections {
    /// The section; `checks` are the lines that compare each member's calls with what was expected.
    static func sections(_ checks: [String], taken: Set<String>, order: OrderPlace?) -> [EmittedDeclaration] {
        if checks.isEmpty { return [] }
        let place = order.map { ($0.lock.map { $0 + "." } ?? "") + $0.name }
        let ordered = place.map { ["    unmet += \($0)?.unmet ?? []"] } ?? []
        let name = taken.contains("unmetExpectations") ? "unmetExpectationsOfMock" : "unmetExpectations"
        let lines = [
            "/// What was expected and did not come, and what came that nobody expected.",
            "var \(name): [String] {",
            "    var unmet: [String] = []",
        ]
        return [
            .shared(
                lines + checks.map { "    " + $0 } + ordered + ["    return unmet", "}"],
                mentioning: [.expectedCalls])
        ]
    }

    /// The sections of mocks that an earlier version wrote.
    static func firstSections(_ checks: [String], taken: Set<String>) -> [EmittedDeclaration] {
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
