@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
@MainActor
final class StoreMock: Store {
    struct Storage {
        var findForCalls: [(value: any Equatable & Sendable, first: @Sendable (Int) -> Void)] = []
        var findForStub: @Sendable (any Equatable & Sendable, @escaping @Sendable (Int) -> Void) throws -> Int = {
            _, _ in
            0
        }
        var findForExpectations: [ExpectedCalls<(value: any Equatable & Sendable, first: @Sendable (Int) -> Void)>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        visitForStub = { _ in [:] }
        visitForCalls = []
        visitForExpectations = []
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += findForTClosureExpectations.unmet(findForTClosureCalls, of: "find(_:for:)")
        unmet += subscriptByByExpectations.unmet(subscriptByByCalls, of: "subscript(by:by:)")
        unmet += Self.visitForExpectations.unmet(Self.visitForCalls, of: "visit(for:)")
        unmet += storage.findForExpectations.unmet(storage.findForCalls, of: "find(_:for:)")
        return unmet
    }

    /// owned6.
    func find<T: Equatable & Sendable>(_ value: T, for first: @escaping @Sendable (Int) -> Void) throws -> Int {
        let owned5 = 1; _ = owned5
        storage.append((value, first), to: \.findForCalls)
        return try storage.findForStub(value, first)
    }

    // MARK: find(_:for:)
    var findForTClosureCalls: [(value: any Equatable & Sendable, first: @Sendable (Int) -> Void)] = []
    var findForTClosureStub: (any Equatable & Sendable, @escaping @Sendable (Int) -> Void) throws -> Note = { _, _ in
        Note()
    }
    var findForTClosureExpectations:
        [ExpectedCalls<(value: any Equatable & Sendable, first: @Sendable (Int) -> Void)>] = []
    func find<T: Equatable & Sendable>(_ value: T, for first: @escaping @Sendable (Int) -> Void) throws -> Note {
        findForTClosureCalls.append((value, first))
        return try findForTClosureStub(value, first)
    }

    // MARK: subscript(by:by:)
    struct SubscriptByByCall: Equatable { let first: Int, second: String }
    var subscriptByByCalls: [SubscriptByByCall] = []
    var subscriptByByStub: (Int, String) -> Int = { _, _ in 0 }
    var subscriptByByExpectations: [ExpectedCalls<SubscriptByByCall>] = []
    subscript(by first: Int, by second: String) -> Int {
        subscriptByByCalls.append(.init(first: first, second: second))
        return subscriptByByStub(first, second)
    }

    // MARK: visit(for:)
    static var visitForCalls: [[Note]] = []
    static var visitForStub: ([Note]) -> [String: Int] = { _ in [:] }
    static var visitForExpectations: [ExpectedCalls<[Note]>] = []
    static func visit(for first: [Note]) -> [String: Int] {
        visitForCalls.append(first)
        return visitForStub(first)
    }
}

extension Int { var owned3: Int { self } }
extension Int { var owned4: Int { self } }
