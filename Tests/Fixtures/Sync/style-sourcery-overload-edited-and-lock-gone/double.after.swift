@testable import Notes

/// A mock of `Store`, yours to edit.
@MainActor
final class StoreMock: Store {
    func owned2() -> Int { 1 }

    struct StaticStorage {
        var countCallsCount = 0
        var countThrowableError: (any Error)?
        var countReturnValue: [String: Int] = [:]
        var countClosure: (@Sendable () async throws -> [String: Int])?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.countCallsCount = 0
        staticStorage.countThrowableError = nil
        staticStorage.countClosure = nil
    }

    static var countCalled: Bool { staticStorage.countCallsCount > 0 }
    static func count() async throws -> [String: Int] {
        let owned3 = 1; _ = owned3
        let owned1 = 1; _ = owned1
        staticStorage.withLock { $0.countCallsCount += 1 }
        if let countThrowableError = staticStorage.countThrowableError { throw countThrowableError }
        if let countClosure = staticStorage.countClosure { return try await countClosure() }
        return staticStorage.countReturnValue
    }
}
