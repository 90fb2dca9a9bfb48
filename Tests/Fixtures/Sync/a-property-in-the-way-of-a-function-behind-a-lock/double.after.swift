@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreMock: Store {
    struct Storage {
        var visitCalls: [Int] = []
        var visitStub: @Sendable (Int) -> Int = { _ in 0 }
        var visitExpectations: [ExpectedCalls<Int>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.visitExpectations.unmet(storage.visitCalls, of: "visit(_:)")
        return unmet
    }

    // MARK: title
    var titleSetCalls: [Int?] = []
    var title: Int? { didSet { titleSetCalls.append(title) } }  // mine

    func visit(_ first: Int) -> Int {
        storage.append(first, to: \.visitCalls)
        return storage.visitStub(first)
    }
}
