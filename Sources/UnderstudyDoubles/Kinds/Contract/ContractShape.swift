import UnderstudyTemplates

/// What a contract is: its declaration, how a subject is made, and the list of expectations.
struct ContractShape: KindShape {
    private let outline: DoubleOutline

    init(_ outline: DoubleOutline) { self.outline = outline }

    var declaration: String? {
        let isolation =
            outline.context.isOnGlobalActor || !outline.context.style.statesNonisolated ? "" : "nonisolated "
        return isolation + "struct \(outline.context.name)<\(subject): \(outline.conformance)>: Sendable"
    }

    var preamble: [String]? { [] }

    func sections(
        after usual: [EmittedDeclaration], _ templates: any KindTemplates
    ) throws(TemplateError) -> [EmittedDeclaration] {
        sections(cases: try templates.collected("case"), checks: try templates.collected("check"))
    }

    /// What the type of the subjects is called: `Subject`, unless the protocol is called that.
    private var subject: String {
        outline.resolved.declaration.name.split(separator: ".").contains("Subject") ? "Tested" : "Subject"
    }

    /// The sections; `cases` and `checks` are lines, a case and what it checks for each member.
    private func sections(cases: [String], checks: [String]) -> [EmittedDeclaration] {
        let actor = outline.context.actorAttribute.map { $0.description + " " } ?? ""
        let maker = [
            "/// Makes a new, empty subject.",
            "let makeSubject: \(actor)@Sendable () async throws -> \(subject)",
        ]
        if cases.isEmpty { return [.shared(maker)] }
        let expectations =
            [
                "/// What is expected, requirement by requirement.",
                "\(actor.isEmpty || !outline.context.style.statesNonisolated ? "" : "nonisolated ")enum Expectation: CaseIterable, Sendable {",
            ] + cases.map { "    " + $0 } + ["}"]
        let check =
            ["/// Checks one expectation with a new subject.", "func check(_ expectation: Expectation) async throws {"]
            + ["    switch expectation {"] + checks.map { "    " + $0 } + ["    }", "}"]
        return [.shared(maker), .shared(expectations), .shared(check)]
    }
}
