extension DoubleKind {
    /// Fills a parameter; every use fails.
    public static let dummy = DoubleKind(name: "dummy")
}

/// What is special about dummies.
struct DummyKind: KindRules {
    let kind = DoubleKind.dummy
    let records = false
    let answers = false
    let refusesUse = true
    let keepsStorage = false
}
