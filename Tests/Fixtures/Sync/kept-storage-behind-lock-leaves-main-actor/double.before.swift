// swift-format-ignore-file
@testable import Notes

/// A spy of `Store`, yours to edit.
@MainActor
final class StoreSpy: Store {
    struct Storage {
        var countByCalls: [(first: Note?, second: [Note])] = []
        var countByStub: @Sendable (Note?, [Note]) throws -> Int = { _, _ in 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init() {}
    #if os(Linux)
    // MARK: save
    var saveSetCalls: [Int] = []
    var save: Int = 0 { didSet { saveSetCalls.append(save) } }  // owned4
    #endif

    // MARK: title
    var titleCallCount = 0
    var titleStub: () throws -> Int = { 0 }
    var title: Int {
        get throws {
            titleCallCount += 1
            return try titleStub()
        }
    }

    // MARK: init(first:by:)
    struct InitFirstByCall: Equatable { let first: String, second: String }
    var initFirstByCalls: [InitFirstByCall] = []
    init(first: String, by second: String) { initFirstByCalls.append(.init(first: first, second: second)) }

    func count(by first: Note?, _ second: [Note]) throws -> Int {
        let owned1 = 1; _ = owned1
        storage.append((first, second), to: \.countByCalls)
        return try storage.countByStub(first, second)
    }

    // MARK: count(for:)
    var countForCalls: [Int] = []
    var countForStub: (Int) throws -> Note = { _ in Note() }
    func count(for first: Int) throws -> Note {
        let owned3 = 1; _ = owned3
        countForCalls.append(first)
        return try countForStub(first)
    }
}
