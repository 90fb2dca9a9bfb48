// swift-format-ignore-file
@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    struct Storage {
        var countByCalls: [(first: Note?, second: [Note])] = []
        var countByStub: @Sendable (Note?, [Note]) throws -> Int = { _, _ in 0 }

        #if os(Linux)
        var saveSetCalls: [Int] = []
        var save: Int = 0 { didSet { saveSetCalls.append(save) } }
        #endif
        var titleCallCount = 0
        var titleStub: @Sendable () throws -> Int = { 0 }
        struct InitFirstByCall: Equatable { let first: String, second: String }
        var initFirstByCalls: [InitFirstByCall] = []
        var countForCalls: [Int] = []
        var countForStub: @Sendable (Int) throws -> Note = { _ in Note() }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init() {}
    #if os(Linux)
    var save: Int {
        get { storage.save }
        set { storage.save = newValue } }  // owned4
    #endif

    var title: Int {
        get throws {
            storage.increment(\.titleCallCount)
            return try storage.titleStub()
        }
    }

    init(first: String, by second: String) {
        storage.append(.init(first: first, second: second), to: \.initFirstByCalls)
    }

    func count(by first: Note?, _ second: [Note]) throws -> Int {
        let owned1 = 1; _ = owned1
        storage.append((first, second), to: \.countByCalls)
        return try storage.countByStub(first, second)
    }
    func count(for first: Int) throws -> Note {
        let owned3 = 1; _ = owned3
        storage.append(first, to: \.countForCalls)
        return try storage.countForStub(first)
    }
}
