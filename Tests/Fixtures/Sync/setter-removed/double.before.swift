@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: title
    private(set) var titleSetCalls: [String] = []
    var title: String = "" { didSet { titleSetCalls.append(title) } }
}
