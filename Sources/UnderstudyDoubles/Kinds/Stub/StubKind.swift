extension DoubleKind {
    /// Gives canned answers.
    public static let stub = DoubleKind(name: "stub")
}

/// What is special about stubs.
struct StubKind: KindRules {
    let kind = DoubleKind.stub
    let records = false
    let keepsByMember = true
}
