@testable import Notes

/// A mock of `Store`, yours to edit.
final class StoreMock: Store {
    var title: String = ""
}
