/// What a contract has besides its expectations: how a subject is made, and the list of expectations.
enum ContractSections {
    /// What the type of the subjects is called: `Subject`, unless the protocol is called that.
    static func parameter(for conformance: String) -> String {
        conformance.split(separator: ".").contains("Subject") ? "Tested" : "Subject"
    }

    /// The sections; `cases` and `checks` are lines, a case and what it checks for each member.
    static func sections(_ double: Double, cases: [String], checks: [String]) -> [EmittedDeclaration] {
        let actor = double.attributes.last.map { $0.hasPrefix("@available") ? "" : $0 + " " } ?? ""
        let maker = [
            "/// Makes a new, empty subject.",
            "let makeSubject: \(actor)@Sendable () async throws -> \(parameter(for: double.protocolName))",
        ]
        if cases.isEmpty { return [.shared(maker)] }
        let expectations =
            [
                "/// What is expected, requirement by requirement.",
                "\(actor.isEmpty ? "" : "nonisolated ")enum Expectation: CaseIterable, Sendable {",
            ] + cases.map { "    " + $0 } + ["}"]
        let check =
            ["/// Checks one expectation with a new subject.", "func check(_ expectation: Expectation) async throws {"]
            + ["    switch expectation {"] + checks.map { "    " + $0 } + ["    }", "}"]
        return [.shared(maker), .shared(expectations), .shared(check)]
    }
}
