import UnderstudySemantics
import UnderstudyTemplates

/// What a mock has besides the members of a spy: the check of what was expected.
struct MockShape: KindShape {
    /// The names that its members have.
    private let taken: Set<String>
    /// Where calls are written in their order; `nil` where they aren't.
    private let order: OrderPlace?
    /// Where it runs.
    private let isolation: Isolation
    /// Whether its `deinit` checks what was expected, where it can reach the members.
    private let checksItself: Bool
    /// Whether it has the form of mocks that an earlier version wrote.
    private let isFirstEdition: Bool

    init(_ outline: DoubleOutline) {
        taken = Set(outline.members.map { String($0.member.name.prefix { $0 != "(" }) })
        order = outline.order
        isolation = outline.resolved.isolation
        checksItself =
            outline.context.style.edition >= .third
            && outline.items.anyMember { $0.calls != nil && $0.value == nil && $0.form != .initializer }
        isFirstEdition = outline.items.anyMember(\.recordsPrivately)
    }

    var reachesMembersFromDeinit: Bool { checksItself && isolation == .none }

    func sections(
        after usual: [EmittedDeclaration], _ templates: any KindTemplates
    ) throws(TemplateError) -> [EmittedDeclaration] {
        guard templates.has("verification") else { return usual }
        let checks = try templates.collected("verification")
        return isFirstEdition ? firstSections(checks) : sections(checks)
    }

    /// `name`, or `other` where a member has that name.
    private func free(_ name: String, else other: String) -> String { taken.contains(name) ? other : name }

    /// The section; `checks` are the lines that compare each member's calls with what was expected.
    private func sections(_ checks: [String]) -> [EmittedDeclaration] {
        if checks.isEmpty { return [] }
        let place = order.map { $0.lock.path(to: $0.name) }
        let ordered = place.map { ["    unmet += \($0)?.unmet ?? []"] } ?? []
        let name = free("unmetExpectations", else: "unmetExpectationsOfMock")
        let lines = [
            "/// Missing and unexpected calls.",
            "var \(name): [String] {",
            "    var unmet: [String] = []",
        ]
        return [
            .shared(
                lines + checks.map { "    " + $0 } + ordered + ["    return unmet", "}"],
                mentioning: [.expectedCalls, .testIssue])
        ] + ending(name)
    }

    /// What fails the test if it does not read `unmet`; nothing on actors whose members a `deinit` can't call.
    private func ending(_ unmet: String) -> [EmittedDeclaration] {
        guard checksItself else { return [] }
        return switch isolation {
        case .none: [.shared(["deinit { UnreadExpectations.report { \(unmet) } }"])]
        case .globalActor where isolation.isMainActor:
            [.shared(["deinit { UnreadExpectations.reportOnMainActor { \(unmet) } }"])]
        case .globalActor, .actor: []
        }
    }

    /// The sections of mocks that an earlier version wrote.
    private func firstSections(_ checks: [String]) -> [EmittedDeclaration] {
        if checks.isEmpty { return [] }
        let name = free("verify", else: "verifyExpectations")
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
