import Foundation
import Notes

/// A value behind a lock, for doubles that several threads use at once.
@dynamicMemberLookup
nonisolated final class Locked<Value>: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var value: Value

    init(_ value: Value) { self.value = value }

    subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
        get { withLock { $0[keyPath: member] } }
        set { withLock { $0[keyPath: member] = newValue } }
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

/// A clock of the tests.
struct TestClock {
    var now = 0
}
