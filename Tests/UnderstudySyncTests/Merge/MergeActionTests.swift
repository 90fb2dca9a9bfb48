import Testing

@testable import UnderstudySync

/// The table of docs/sync.md: what becomes of a declaration, by three versions of it.
@Suite("What becomes of a declaration") struct MergeActionTests {
    @Test(
        arguments: [
            ("a", "a", "a", MergeAction.keep),
            ("a", "a", "b", .rewrite),
            ("a", "a", nil, .remove),
            ("a", "b", "a", .keep),
            ("a", "b", "b", .keep),
            ("a", "b", "c", .merge),
            ("a", "b", nil, .leave),
            ("a", nil, "a", .remove),
            ("a", nil, "b", .leave),
            ("a", nil, nil, .remove),
            (nil, "a", nil, .keep),
            (nil, nil, "a", .insert),
            (nil, "a", "a", .keep),
            (nil, "a", "b", .merge),
        ] as [(String?, String?, String?, MergeAction)])
    func table(_ base: String?, _ yours: String?, _ fresh: String?, action: MergeAction) {
        #expect(MergeAction(base: base, ours: yours, theirs: fresh) == action)
    }
}
