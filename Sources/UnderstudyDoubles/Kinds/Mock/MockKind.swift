import UnderstudySemantics

extension DoubleKind {
    /// A spy with expectations, set before and verified after.
    public static let mock = DoubleKind(name: "mock")
}

/// What is special about mocks.
struct MockKind: KindRules {
    let kind = DoubleKind.mock

    func plan(for included: [ResolvedRequirement], in context: DoubleContext) -> any KindPlan { MockPlan() }
}

/// The plan of a mock, which has no more than its sections.
private struct MockPlan: KindPlan {
    func shape(of outline: DoubleOutline) -> any KindShape { MockShape(outline) }
}
