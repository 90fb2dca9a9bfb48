@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    var tld = Domains()

    // MARK: limit
    var limitSetCalls: [Int] = []
    var limit = 0 { didSet { limitSetCalls.append(limit) } }
}
