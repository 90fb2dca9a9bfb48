/// What a contract has besides its expectations: how a subject is made, and the list of expectations.
enum ContractSections {
    /// The sections; `cases` and `checks` are lines, a case and what it checks for each member.
    static func sections(_ double: Double, cases: [String], checks: [String]) -> [[String]] {
        let actor = double.attributes.last.map { $0.hasPrefix("@available") ? "" : $0 + " " } ?? ""
        let maker = [
            "/// Makes a subject that nothing was done to yet, and that holds nothing.",
            "let makeSubject: \(actor)@Sendable () async throws -> Subject",
        ]
        if cases.isEmpty { return [maker] }
        return [
            maker,
            [
                "/// What is expected, requirement by requirement.",
                "\(actor.isEmpty ? "" : "nonisolated ")enum Expectation: CaseIterable, Sendable {",
            ]
                + cases.map { "    " + $0 } + ["}"],
            ["/// Checks one expectation with a new subject.", "func check(_ expectation: Expectation) async throws {"]
                + ["    switch expectation {"] + checks.map { "    " + $0 } + ["    }", "}"],
        ]
    }
}
