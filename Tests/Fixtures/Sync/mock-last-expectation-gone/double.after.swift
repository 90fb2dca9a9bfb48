@testable import Notes

/// A mock of `Store`, yours to edit.
final class StoreMock: Store {
    /// Throws the members that were not called as often as expected.

    var title: String = ""
}
