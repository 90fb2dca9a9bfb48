@testable import Notes

/// A mock of `Store`, yours to edit.
///
/// `subscript(_:)` keeps its default implementation.
@dynamicMemberLookup
final class StoreMock: Store {
    struct Storage {
        var findForTClosureCalls: [(value: any Equatable & Sendable, first: @Sendable (Int) -> Void)] = []
        var findForTClosureStub:
            @Sendable (any Equatable & Sendable, @escaping @Sendable (Int) -> Void) throws -> Note = { _, _ in
                Note()
            }
        var findForTClosureExpectations:
            [ExpectedCalls<(value: any Equatable & Sendable, first: @Sendable (Int) -> Void)>] = []
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

    struct StaticStorage {
        var visitForCalls: [[Note]] = []
        var visitForStub: @Sendable ([Note]) -> [String: Int] = { _ in [:] }
        var visitForExpectations: [ExpectedCalls<[Note]>] = []
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.findForTClosureExpectations.unmet(storage.findForTClosureCalls, of: "find(_:for:)")
        unmet += Self.staticStorage.visitForExpectations.unmet(Self.staticStorage.visitForCalls, of: "visit(for:)")
        unmet += storage.findForExpectations.unmet(storage.findForCalls, of: "find(_:for:)")
        return unmet
    }

    /// owned6.
    func find<T: Equatable & Sendable>(_ value: T, for first: @escaping @Sendable (Int) -> Void) throws -> Int {
        let owned5 = 1; _ = owned5
        storage.append((value, first), to: \.findForCalls)
        return try storage.findForStub(value, first)
    }

    func find<T: Equatable & Sendable>(_ value: T, for first: @escaping @Sendable (Int) -> Void) throws -> Note {
        storage.append((value, first), to: \.findForTClosureCalls)
        return try storage.findForTClosureStub(value, first)
    }

    static func visit(for first: [Note]) -> [String: Int] {
        staticStorage.append(first, to: \.visitForCalls)
        return staticStorage.visitForStub(first)
    }
}

extension Int { var owned3: Int { self } }
extension Int { var owned4: Int { self } }
