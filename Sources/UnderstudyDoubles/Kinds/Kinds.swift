/// All kinds that have templates of their own.
enum Kinds {
    /// The kinds, in the order of lists.
    static let all: [any KindRules] = [
        DummyKind(),
        StubKind(),
        SpyKind(),
        MockKind(),
        FakeKind(),
        WrapperKind(),
        ClientKind(),
        ContractKind(),
    ]
}

/// A kind of which only a user's templates know.
struct OwnKind: KindRules {
    let kind: DoubleKind
}

extension DoubleKind {
    /// The kinds with templates of their own.
    public static let builtIn: [DoubleKind] = Kinds.all.map(\.kind)

    /// What is special about its doubles.
    var rules: any KindRules { Kinds.all.first { $0.kind == self } ?? OwnKind(kind: self) }

    /// Whether doubles of this kind depend on what the types of their elements hold, and not only on their names.
    public var studiesElements: Bool { rules.studiesElements }

    /// What its doubles are like.
    package var traits: any KindTraits { rules }
}
