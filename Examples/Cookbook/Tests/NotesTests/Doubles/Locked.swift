import Foundation

/// A value behind a lock, for doubles that several threads use at once.
@dynamicMemberLookup
nonisolated final class Locked<Value>: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var value: Value
    private nonisolated(unsafe) var pauses: Set<Task<Void, Never>> = []

    init(_ value: Value) { self.value = value }

    subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
        get {
            lock.lock()
            defer { unlock(isChanged: false) }
            return value[keyPath: member]
        }
        set {
            // The old value is released after unlocking, since its 'deinit' may call the double.
            var value = newValue
            withLock { swap(&$0[keyPath: member], &value) }
        }
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { unlock(isChanged: true) }
        return try body(&value)
    }

    /// Unlocks; a change wakes each `eventually` whose condition looked at the value before.
    private func unlock(isChanged: Bool) {
        var ended: Set<Task<Void, Never>> = []
        if let looking = Eventually.pause, !looking.isCancelled {
            pauses = pauses.filter { !$0.isCancelled }.union([looking])
        } else if isChanged {
            swap(&ended, &pauses)
        }
        lock.unlock()
        for pause in ended { pause.cancel() }
    }
}

/// Records calls, one at a time.
nonisolated extension Locked {
    func append<Element>(_ element: Element, to list: WritableKeyPath<Value, [Element]>) {
        withLock { $0[keyPath: list].append(element) }
    }

    func increment(_ count: WritableKeyPath<Value, Int>) { withLock { $0[keyPath: count] += 1 } }
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
