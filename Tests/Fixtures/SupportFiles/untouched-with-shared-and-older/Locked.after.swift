import Foundation

/// A value behind a lock, for doubles that several threads use at once.
@dynamicMemberLookup
nonisolated final class Locked<Value>: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var value: Value

    init(_ value: Value) { self.value = value }

    subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
        get { withLock { $0[keyPath: member] } }
        set {
            // The old value is released after unlocking, since its 'deinit' may call the double.
            var value = newValue
            withLock { swap(&$0[keyPath: member], &value) }
        }
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

/// The storage of static members, one `Locked` per type of value.
nonisolated extension Locked {
    static func shared(_ initial: () -> Value) -> Locked<Value> {
        StaticMembers.storage.withLock { all in
            let key = ObjectIdentifier(Value.self)
            if let found = all[key] as? Locked<Value> { return found }
            let made = Locked(initial())
            all[key] = made
            return made
        }
    }
}

/// The storage of static members of all doubles.
///
/// To give each test its own, run 'understudy support separateStatics'.
nonisolated enum StaticMembers {
    @TaskLocal static var storage = Locked<[ObjectIdentifier: Any]>([:])
}
