extension DoubleKind {
    /// A stub that records every call.
    public static let spy = DoubleKind(name: "spy")
}

/// What is special about spies.
struct SpyKind: KindRules {
    let kind = DoubleKind.spy
    let canForward = true
    let keepsByMember = true
}
